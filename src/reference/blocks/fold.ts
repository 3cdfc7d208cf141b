import { defineBlock } from './tree/block';
import { paragraph, strong } from './tree/mdast';

export interface FoldProps {
  readonly title: string;
  /** A summary of the content: `6 fields, 4 required`. A copy shows the content instead. */
  readonly note?: string | undefined;
  readonly open?: boolean;
}

/** A part that is closed at first, because it is deeply nested or repeats another place. */
export const fold = defineBlock<FoldProps>({
  component: 'Fold',
  markdown: ({ title }, writer, children) => [
    paragraph([strong(title)]),
    ...writer.blocks(children),
  ],
});
