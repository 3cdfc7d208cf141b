import { feeCalculator as calculator } from '../blocks/fee-calculator';
import { plainText } from '../contract/plain-text';
import { readFees } from '../contract/fee-schedule/read';
import type { Fee } from '../fees/schedule';
import { phrase } from './markdown';
import { paragraph, text } from '../blocks/tree/mdast';
import { type Page, startOf } from './reference';
import type { Tag } from './tag';

const PLAIN =
  'Without JavaScript there is no calculator here. The tables above hold the same figures, and ' +
  'each fee has worked examples.';

/** A fee with texts without Markdown, as the calculator needs it. */
const withPlainTexts = (fee: Fee, page: Page): Fee => {
  const origin = { place: startOf(page.file), topic: undefined };
  return { ...fee, charged: phrase(page, fee.charged, origin).map(plainText).join('') };
};

/** `<FeeCalculator />`: works out the fees of the schedule on an amount. */
export const feeCalculatorTag: Tag = {
  name: 'FeeCalculator',
  required: [],
  optional: [],
  example: '<FeeCalculator />',
  expand: (_values, page) => {
    const { topics } = page.reference.contract;
    const { fees, illustrative } = readFees(
      page.workspace,
      page.set,
      topics.map(({ name }) => name),
    );
    const products = [...new Set(fees.map(({ product }) => product))].map((product) => ({
      title: topics.find(({ name }) => name === product)?.title ?? product,
      fees: fees.filter((fee) => fee.product === product).map((fee) => withPlainTexts(fee, page)),
    }));
    return [calculator({ products, illustrative }, [paragraph([text(PLAIN)])])];
  },
};
