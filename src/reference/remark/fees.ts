import type { PhrasingContent, RootContent } from 'mdast';
import { anchored } from '../blocks/anchored';
import { sampleContractNotice } from '../blocks/sample-contract-notice';
import { type Cell, code, heading, link, paragraph, table, text } from '../blocks/tree/mdast';
import { readFees } from '../contract/fee-schedule/read';
import { ContractError } from '../contract/problem';
import { computeFee } from '../fees/compute';
import type { Fee } from '../fees/schedule';
import { feeInWords, feeName, money, termsInWords } from '../fees/words';
import { flatMarkdown } from './markdown';
import { type Page, pageOrigin } from './reference';
import type { Tag } from './tag';

/** The fee schedule of the page's set, with its fees grouped by topic. */
export function feesByTopic({ workspace, set, reference }: Page) {
  const { topics } = reference.contract;
  const names = topics.map(({ name }) => name);
  const { fees, illustrative, problems } = readFees(workspace, set, names);
  if (problems.length > 0) throw new ContractError(problems);
  const products = [...new Set(fees.map(({ product }) => product))];
  return {
    illustrative,
    topics: products.map((name) => ({
      name,
      title: topics.find((topic) => topic.name === name)?.title ?? name,
      fees: fees.filter(({ product }) => product === name),
    })),
  };
}

const examples = (fee: Fee): readonly PhrasingContent[] => {
  if (fee.basis === 'fixed' || fee.examples.length === 0) return [];
  const worked = fee.examples.map(
    ({ amount }) =>
      `${money(computeFee(fee, amount)?.fee ?? '', fee.unit)} on ${money(amount, fee.unit)}`,
  );
  return [{ type: 'break' }, text(`Examples: ${worked.join('; ')}.`)];
};

/** The dates of a fee, as far as they differ from those of the whole schedule. */
const days = ({ effectiveFrom, effectiveTo }: Fee, scheduleFrom: string): string =>
  (effectiveFrom === scheduleFrom ? '' : ` From ${effectiveFrom}.`) +
  (effectiveTo === undefined ? '' : ` Until ${effectiveTo}.`);

const row = (fee: Fee, fees: readonly Fee[], page: Page, scheduleFrom: string): readonly Cell[] => {
  const name = feeName(fee, fees);
  const terms = termsInWords(fee) + days(fee, scheduleFrom);
  return [
    [anchored({ id: `fee-${fee.id}`, name }, [text(name)])],
    [text(`${feeInWords(fee)}.`), ...examples(fee)],
    flatMarkdown(page, terms, pageOrigin(page)),
    [code(fee.id)],
  ];
};

const notice = (scheduleFrom: string): readonly RootContent[] => [
  sampleContractNotice({}),
  paragraph([
    text(`Every figure below is a placeholder. The schedule applies from ${scheduleFrom}.`),
  ]),
];

/** `<Fees />`: the fee schedule of the set, one table per product, with worked examples. */
export const feesTag: Tag = {
  name: 'Fees',
  expand: (page) => {
    const { topics, illustrative } = feesByTopic(page);
    const dates = topics.flatMap(({ fees }) => fees.map(({ effectiveFrom }) => effectiveFrom));
    const scheduleFrom = dates.sort()[0] ?? '';
    const sections = topics.flatMap(({ name, title, fees }): readonly RootContent[] => {
      const href = page.reference.pageOf(name);
      const rows = fees.map((fee) => row(fee, fees, page, scheduleFrom));
      return [
        heading(3, `fees-${name}`, title),
        table(['Fee', 'Amount', 'Paid by and when', 'Identifier'], rows),
        ...(href === undefined
          ? []
          : [paragraph([text('What is charged: '), link(href, [text(title)]), text('.')])]),
      ];
    });
    return [...(illustrative && dates.length > 0 ? notice(scheduleFrom) : []), ...sections];
  },
};
