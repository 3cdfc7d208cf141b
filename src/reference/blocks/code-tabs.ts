import type { SampleGenerator } from '../samples';
import { defineBlock } from './tree/block';
import { codeBlock, paragraph, strong } from './tree/mdast';

export interface CodeTab extends Pick<SampleGenerator, 'id' | 'label' | 'prismLanguage'> {
  readonly code: string;
}

export interface CodeTabsProps {
  /** What the code does, as the label of the regions: "Create a card". */
  readonly what: string;
  /** One sample per language, in the order of the tabs. */
  readonly samples: readonly CodeTab[];
  /** Whether the tabs are between paragraphs instead of in a reference block. */
  readonly apart?: boolean;
}

/** A program in every language. Unlike request samples, a Markdown copy contains all languages. */
export const codeTabs = defineBlock<CodeTabsProps>({
  component: 'CodeTabs',
  markdown: ({ samples }) =>
    samples.flatMap(({ label, prismLanguage, code }) => [
      paragraph([strong(label)]),
      codeBlock(prismLanguage, code),
    ]),
});
