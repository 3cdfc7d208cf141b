/** A cell; undefined if it was not measured. */
export type Cell = string | undefined;

/** A Markdown table with aligned columns, which is readable in a terminal, too. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((cells) => head.map((_, column) => cells[column] ?? '-'));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [line(first), rule, ...rest.map(line)].join('\n');
}

/** A figure with the given number of decimals; undefined remains undefined. */
export const figure = (value: number | undefined, decimals = 0): Cell => value?.toFixed(decimals);
