import { sampleContractNotice } from '../blocks/sample-contract-notice';
import type { Tag } from './tag';

/** `<SampleContractNotice />`: says that the contract is a sample; with `compact`, in one line. */
export const sampleContractNoticeTag: Tag = {
  name: 'SampleContractNotice',
  attributes: { compact: 'flag' },
  example: '<SampleContractNotice compact />',
  expand: (_page, _place, { compact }) => [
    sampleContractNotice({ compact: compact !== undefined }),
  ],
};
