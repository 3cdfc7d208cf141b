import type { Nodes } from 'mdast';
import type { JsonValue } from '../contract/model';
import { readFees } from '../fees/read';
import type { Fee } from '../fees/schedule';
import { importOf } from './esm';
import { block } from './jsx';
import { phrase } from './markdown';
import { paragraph, text } from './mdast';
import { type Page, startOf } from './reference';
import { type Tag, transformerOf } from './tag';

const COMPONENT = '@site/src/site/components/FeeCalculator';
const PLAIN =
  'Without JavaScript there is no calculator here. The tables above hold the same figures, and ' +
  'each fee has worked examples.';

const plainText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
};

/** A fee as the calculator needs it: texts without Markdown, keys without a value left out. */
const feeData = (fee: Fee, page: Page): JsonValue => {
  const origin = { place: startOf(page.file), topic: undefined };
  const charged = phrase(page, fee.charged, origin).map(plainText).join('');
  return JSON.parse(JSON.stringify({ ...fee, charged })) as JsonValue;
};

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
      fees: fees.filter((fee) => fee.product === product).map((fee) => feeData(fee, page)),
    }));
    return [
      importOf(COMPONENT, 'FeeCalculator'),
      block('FeeCalculator', { products, illustrative }, [paragraph([text(PLAIN)])]),
    ];
  },
};

/** `<FeeCalculator />`: works out the fees of the schedule on an amount. */
export const feeCalculator = transformerOf(feeCalculatorTag);
