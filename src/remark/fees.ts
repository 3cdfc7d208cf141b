import type { PhrasingContent, RootContent } from 'mdast';
import { computeFee } from '../fees/compute';
import { readFees } from '../fees/read';
import type { Fee } from '../fees/schedule';
import { block, inline } from './jsx';
import { flatMarkdown } from './markdown';
import { type Cell, code, heading, link, paragraph, table, text } from './mdast';
import { type Page, startOf } from './reference';
import { type Tag, transformerOf } from './tag';

const NO_BREAK_SPACE = '\u00a0';

const money = (amount: string, { unit }: Fee): string => `${amount}${NO_BREAK_SPACE}${unit.label}`;

/** `0.30%` for 30 basis points. */
const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`;

const bounds = (fee: Fee & { min: string | undefined; max: string | undefined }): string =>
  [
    ...(fee.min === undefined ? [] : [`at least ${money(fee.min, fee)}`]),
    ...(fee.max === undefined ? [] : [`at most ${money(fee.max, fee)}`]),
  ]
    .map((part) => `, ${part}`)
    .join('');

/** The rule of a fee in words. */
export function feeInWords(fee: Fee): string {
  switch (fee.basis) {
    case 'fixed':
      return money(fee.fixed, fee);
    case 'percent':
      return `${percent(fee.rateBps)} of the amount${bounds(fee)}`;
    case 'tiered': {
      const tiers = fee.tiers.map(({ from, to, rateBps }) =>
        to === undefined
          ? `${percent(rateBps)} of the part above ${money(from, fee)}`
          : `${percent(rateBps)} of the part up to ${money(to, fee)}`,
      );
      return tiers.join(', ') + bounds(fee);
    }
    case 'pass_through':
      return 'At cost; known when it is charged';
  }
}

const examples = (fee: Fee): readonly PhrasingContent[] => {
  if (fee.basis === 'fixed' || fee.examples.length === 0) return [];
  const worked = fee.examples.map(
    ({ amount }) => `${money(computeFee(fee, amount)?.fee ?? '', fee)} on ${money(amount, fee)}`,
  );
  return [{ type: 'break' }, text(`Examples: ${worked.join('; ')}.`)];
};

const row = (fee: Fee, page: Page): readonly Cell[] => [
  [inline('Anchored', { id: `fee-${fee.id}`, name: fee.title }, [text(fee.title)])],
  [code(fee.id)],
  [text(`${feeInWords(fee)}.`), ...examples(fee)],
  flatMarkdown(page, `${fee.payer === 'partner' ? 'You pay' : 'The user pays'}. ${fee.charged}`, {
    place: startOf(page.file),
    topic: undefined,
  }),
];

const HEAD = ['Fee', 'Identifier', 'Amount', 'Paid by and when'] as const;

function section(product: string, fees: readonly Fee[], page: Page): readonly RootContent[] {
  const topic = page.reference.contract.topics.find(({ name }) => name === product);
  const target = page.reference.pageOf(product);
  const title = topic?.title ?? product;
  return [
    heading(3, `fees-${product}`, title),
    table(
      HEAD,
      fees.map((fee) => row(fee, page)),
    ),
    ...(target === undefined
      ? []
      : [paragraph([text('What is charged: '), link(target, [text(title)]), text('.')])]),
  ];
}

const notice = (effectiveFrom: string): readonly RootContent[] => [
  block('SampleContractNotice'),
  paragraph([
    text(`Every figure below is a placeholder. The schedule applies from ${effectiveFrom}.`),
  ]),
];

export const feesTag: Tag = {
  name: 'Fees',
  required: [],
  optional: [],
  example: '<Fees />',
  expand: (_values, page) => {
    const topics = page.reference.contract.topics.map(({ name }) => name);
    const { fees, illustrative } = readFees(page.siteDir, page.set, topics);
    const products = [...new Set(fees.map(({ product }) => product))];
    const [first] = fees.map(({ effectiveFrom }) => effectiveFrom).sort();
    return [
      ...(illustrative && first !== undefined ? notice(first) : []),
      ...products.flatMap((product) =>
        section(
          product,
          fees.filter((fee) => fee.product === product),
          page,
        ),
      ),
    ];
  },
};

/** `<Fees />`: the fee schedule of the set, one table per product, with worked examples. */
export const fees = transformerOf(feesTag);
