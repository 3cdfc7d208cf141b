import type { Block } from './plain';

/** Returns the length of blocks as Markdown, in characters. */
export type Measure = (blocks: readonly Block[]) => number;

/** Halves a list or a table until each part is short enough or has only one entry. */
function halves(block: Block, longest: number, measure: Measure): readonly Block[] {
  if (measure([block]) <= longest) return [block];
  if (block.type === 'list' && block.children.length > 1) {
    const middle = Math.ceil(block.children.length / 2);
    const start = block.ordered ? (block.start ?? 1) + middle : undefined;
    return [
      { ...block, children: block.children.slice(0, middle) },
      { ...block, ...(start !== undefined && { start }), children: block.children.slice(middle) },
    ].flatMap((half) => halves(half, longest, measure));
  }
  const [head, ...rows] = block.type === 'table' ? block.children : [];
  if (block.type !== 'table' || !head || rows.length < 2) return [block];
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)].flatMap((half) =>
    halves({ ...block, children: [head, ...half] }, longest, measure),
  );
}

/** Groups blocks into chunks of at most `longest` characters, as far as the blocks can be cut. */
export function chunksOf(
  blocks: readonly Block[],
  longest: number,
  measure: Measure,
): readonly Block[][] {
  if (measure(blocks) <= longest) return [[...blocks]];
  const chunks: Block[][] = [[]];
  let size = 0;
  for (const block of blocks.flatMap((whole) => halves(whole, longest, measure))) {
    const length = measure([block]) + 1;
    if (size > 0 && size + length > longest) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(block);
    size += length;
  }
  return chunks;
}
