/** A cell; undefined for what was not measured. */
export type Cell = string | undefined;

/** A table in Markdown, its columns aligned so that a terminal shows it as well. */
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

/** A figure with so many decimals; undefined stays so. */
export const figure = (value: number | undefined, decimals = 0): Cell => value?.toFixed(decimals);
