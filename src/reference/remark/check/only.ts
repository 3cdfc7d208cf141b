import type { Nodes } from 'mdast';

export type Range = readonly [start: number, end: number];

export const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Keeps the parts of a text in the given ranges and blanks everything else, so that offsets stay
 * those of the file.
 *
 * @param change transforms a part into a text of the same length
 */
export function keep(
  text: string,
  ranges: readonly Range[],
  change: (part: string) => string = (part) => part,
): string {
  let result = '';
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start < result.length) continue;
    result += blank(text.slice(result.length, start)) + change(text.slice(start, end));
  }
  return result + blank(text.slice(result.length));
}

/** The text with everything blank except for the given nodes. */
export const only = (text: string, nodes: readonly Nodes[]): string =>
  keep(text, nodes.map(rangeOf));
