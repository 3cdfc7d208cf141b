import { feeCalculator as calculator } from '../blocks/fee-calculator';
import { paragraph, text } from '../blocks/tree/mdast';
import { plainText } from '../contract/plain-text';
import { feesByTopic } from './fees';
import { phrase } from './markdown';
import { pageOrigin } from './reference';
import type { Tag } from './tag';

const WITHOUT_JAVASCRIPT =
  'Without JavaScript there is no calculator here. The tables above hold the same figures, and ' +
  'each fee has worked examples.';

/** `<FeeCalculator />`: works out the fees of the schedule on an amount. */
export const feeCalculatorTag: Tag = {
  name: 'FeeCalculator',
  expand: (page) => {
    const { topics, illustrative } = feesByTopic(page);
    const products = topics.map(({ title, fees }) => ({
      title,
      fees: fees.map((fee) => ({
        ...fee,
        charged: phrase(page, fee.charged, pageOrigin(page)).map(plainText).join(''),
      })),
    }));
    return [calculator({ products, illustrative }, [paragraph([text(WITHOUT_JAVASCRIPT)])])];
  },
};
