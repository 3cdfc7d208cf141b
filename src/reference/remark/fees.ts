import type { PhrasingContent, RootContent } from 'mdast';
import { anchored } from '../blocks/anchored';
import { sampleContractNotice } from '../blocks/sample-contract-notice';
import { computeFee } from '../fees/compute';
import { readFees } from '../contract/fee-schedule/read';
import type { Fee } from '../fees/schedule';
import { feeInWords, money } from '../fees/words';
import { flatMarkdown } from './markdown';
import { type Cell, code, heading, link, paragraph, table, text } from '../blocks/tree/mdast';
import { type Page, startOf } from './reference';
import type { Tag } from './tag';

const examples = (fee: Fee): readonly PhrasingContent[] => {
  if (fee.basis === 'fixed' || fee.examples.length === 0) return [];
  const worked = fee.examples.map(
    ({ amount }) =>
      `${money(computeFee(fee, amount)?.fee ?? '', fee.unit)} on ${money(amount, fee.unit)}`,
  );
  return [{ type: 'break' }, text(`Examples: ${worked.join('; ')}.`)];
};

/** Days on which a fee applies, where they are not those of the whole schedule. */
const days = ({ effectiveFrom, effectiveTo }: Fee, first: string | undefined): string =>
  (effectiveFrom === first ? '' : ` From ${effectiveFrom}.`) +
  (effectiveTo === undefined ? '' : ` Until ${effectiveTo}.`);

const row = (fee: Fee, page: Page, first: string | undefined): readonly Cell[] => [
  [anchored({ id: `fee-${fee.id}`, name: fee.title }, [text(fee.title)])],
  [text(`${feeInWords(fee)}.`), ...examples(fee)],
  flatMarkdown(
    page,
    `${fee.payer === 'partner' ? 'You pay' : 'The user pays'}. ${fee.charged}${days(fee, first)}`,
    { place: startOf(page.file), topic: undefined },
  ),
  [code(fee.id)],
];

const HEAD = ['Fee', 'Amount', 'Paid by and when', 'Identifier'] as const;

function section(
  product: string,
  fees: readonly Fee[],
  page: Page,
  first: string | undefined,
): readonly RootContent[] {
  const topic = page.reference.contract.topics.find(({ name }) => name === product);
  const target = page.reference.pageOf(product);
  const title = topic?.title ?? product;
  return [
    heading(3, `fees-${product}`, title),
    table(
      HEAD,
      fees.map((fee) => row(fee, page, first)),
    ),
    ...(target === undefined
      ? []
      : [paragraph([text('What is charged: '), link(target, [text(title)]), text('.')])]),
  ];
}

const notice = (effectiveFrom: string): readonly RootContent[] => [
  sampleContractNotice({}),
  paragraph([
    text(`Every figure below is a placeholder. The schedule applies from ${effectiveFrom}.`),
  ]),
];

/** `<Fees />`: the fee schedule of the set, one table per product, with worked examples. */
export const feesTag: Tag = {
  name: 'Fees',
  required: [],
  optional: [],
  example: '<Fees />',
  expand: (_values, page) => {
    const topics = page.reference.contract.topics.map(({ name }) => name);
    const { fees, illustrative } = readFees(page.workspace, page.set, topics);
    const products = [...new Set(fees.map(({ product }) => product))];
    const [first] = fees.map(({ effectiveFrom }) => effectiveFrom).sort();
    return [
      ...(illustrative && first !== undefined ? notice(first) : []),
      ...products.flatMap((product) =>
        section(
          product,
          fees.filter((fee) => fee.product === product),
          page,
          first,
        ),
      ),
    ];
  },
};
