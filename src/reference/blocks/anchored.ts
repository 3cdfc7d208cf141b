import { defineBlock } from './tree/block';
import { anchorMark, text } from './tree/mdast';

export interface AnchoredProps {
  /** Anchor, unique on the page. */
  readonly id: string;
  /** Name of the target, for the accessible label of its link. */
  readonly name: string;
}

/** A piece of text with an anchor, for places where a heading would be too much. */
export const anchored = defineBlock<AnchoredProps>({
  component: 'Anchored',
  isInline: true,
  markdown: ({ id }, writer, children) => [...writer.line(children), text(' '), anchorMark(id)],
  search: ({ id, name }) => ({
    opens: { kind: 'entry', anchor: id, title: name, isRowHead: true },
  }),
});
