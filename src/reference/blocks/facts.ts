import { defineBlock } from './tree/block';
import { item, list, mergedList, strong, withLead } from './tree/mdast';

export interface FactsProps {
  /** `page` for the head of a topic page, `lines` within a reference block. */
  readonly look?: 'page' | 'lines';
}

export interface FactProps {
  readonly term: string;
  /** Anchor of the term. */
  readonly id?: string;
}

/** A list of terms with their content. */
export const facts = defineBlock<FactsProps>({
  component: 'Facts',
  markdown: (_props, writer, children) => mergedList(children, writer),
});

export const fact = defineBlock<FactProps>({
  component: 'Fact',
  folder: 'Facts',
  markdown: ({ term }, writer, children) => [
    list([item(withLead([strong(term)], writer.blocks(children)))]),
  ],
});
