import type { SampleGenerator } from '../samples';
import { defineBlock } from './tree/block';
import { codeBlock, paragraph, strong } from './tree/mdast';

export interface CodeTab extends Pick<SampleGenerator, 'id' | 'label' | 'prismLanguage'> {
  readonly code: string;
}

export interface CodeTabsProps {
  /** What the code does: names the regions, "Create a card". */
  readonly what: string;
  /** One per language, in the order of the tabs. */
  readonly samples: readonly CodeTab[];
  /** Whether it is between paragraphs, and not in a reference block. */
  readonly apart?: boolean;
}

/** A program in every language; unlike request samples, a Markdown copy has all of them. */
export const codeTabs = defineBlock<CodeTabsProps>({
  component: 'CodeTabs',
  markdown: ({ samples }) =>
    samples.flatMap(({ label, prismLanguage, code }) => [
      paragraph([strong(label)]),
      codeBlock(prismLanguage, code),
    ]),
});
