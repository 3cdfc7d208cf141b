import { defineBlock } from './tree/block';
import { paragraph, strong } from './tree/mdast';

export interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words: `6 fields, 4 required`. A copy shows the inside itself. */
  readonly note?: string | undefined;
  readonly open?: boolean;
}

/** A part that a reader opens, because it is deep or said elsewhere as well. */
export const fold = defineBlock<FoldProps>({
  component: 'Fold',
  markdown: ({ title }, writer, children) => [
    paragraph([strong(title)]),
    ...writer.blocks(children),
  ],
});
