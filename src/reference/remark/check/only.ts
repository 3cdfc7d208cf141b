import type { Nodes } from 'mdast';

export const rangeOf = ({ position }: Nodes): readonly [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text with everything but some of its nodes blank, so that places stay those of the file. */
export function only(text: string, nodes: readonly Nodes[]): string {
  let result = '';
  for (const [start, end] of nodes.map(rangeOf)) {
    result += blank(text.slice(result.length, start)) + text.slice(start, end);
  }
  return result + blank(text.slice(result.length));
}
