import { defineBlock } from './tree/block';
import { anchorMark, text } from './tree/mdast';

export interface AnchoredProps {
  /** Anchor, unique on the page. */
  readonly id: string;
  /** What it names, in words that can be said aloud. */
  readonly name: string;
}

/** A piece of text that can be linked to, where a heading would say too much. */
export const anchored = defineBlock<AnchoredProps>({
  component: 'Anchored',
  isInline: true,
  markdown: ({ id }, writer, children) => [...writer.line(children), text(' '), anchorMark(id)],
  search: ({ id, name }) => ({
    opens: { kind: 'entry', anchor: id, title: name, isRowHead: true },
  }),
});
