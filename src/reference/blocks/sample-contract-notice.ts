import { defineBlock } from './tree/block';
import { paragraph, strong, text } from './tree/mdast';

export interface SampleContractNoticeProps {
  /** Whether it is one line, for the head of an API page, instead of the whole notice. */
  readonly compact?: boolean;
}

/** States that the API described on the page is a sample contract. */
export const sampleContractNotice = defineBlock<SampleContractNoticeProps>({
  component: 'SampleContractNotice',
  markdown: (_props, writer) => [
    {
      type: 'blockquote',
      children: [
        paragraph([
          strong('Sample contract.'),
          text(' Hosts use reserved names; fees, limits and timings are illustrative. '),
          ...writer.link('/markdown-page#sample-contract', [text('What this means')]),
        ]),
      ],
    },
  ],
});
