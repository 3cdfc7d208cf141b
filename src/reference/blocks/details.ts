import { defineBlock } from './tree/block';
import { paragraph, strong } from './tree/mdast';

export interface DetailsProps {
  readonly summary?: string;
  readonly open?: boolean;
  readonly className?: string;
  readonly id?: string;
}

/** A folded part of a page. */
export const details = defineBlock<DetailsProps>({
  component: 'Details',
  folder: 'theme',
  markdown: ({ summary }, writer, children) => [
    ...(summary === undefined ? [] : [paragraph([strong(summary)])]),
    ...writer.blocks(children),
  ],
  written: {
    attributes: { summary: 'text', open: 'flag', className: 'text', id: 'text' },
    example: '<Details summary="Example">',
  },
});
