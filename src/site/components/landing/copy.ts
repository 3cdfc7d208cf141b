import type { RootContent } from 'mdast';
import { sampleContractNotice } from '../../../reference/blocks/sample-contract-notice';
import {
  codeBlock,
  heading,
  item,
  joined,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
} from '../../../reference/blocks/tree/mdast';
import type { WrittenCopy } from '../../../reference/publish/markdown/page';
import { sets } from '../../config/sets';
import { keyPages, type SiteSet } from '../../sets';
import { steps } from './FirstSteps/steps';
import { closingBalance, formatChange, ledgerEntries } from './Ledger/entries';
import { about, assurances, hero, ledger, nextSection, setsSection, stepsSection } from './words';

const words = (value: string) => paragraph([text(value)]);
const linkTo = (url: string, title: string) => link(url, [text(title)]);

/** A heading without an anchor. */
const title = (children: Extract<RootContent, { type: 'heading' }>['children']): RootContent => ({
  type: 'heading',
  depth: 3,
  children,
});

const section = ({ id, title: name, intro }: typeof setsSection): readonly RootContent[] => [
  heading(2, id, name),
  ...(intro === undefined ? [] : [words(intro)]),
];

const ledgerTable = () =>
  table(ledger.columns, [
    ...ledgerEntries.map(({ time, event, amount }) => [
      [text(time)],
      [text(event)],
      [text(amount === undefined ? ledger.noChange : formatChange(amount))],
    ]),
    [[text(ledger.balance)], [], [text(closingBalance(ledgerEntries).toFixed(2))]],
  ]);

const setBlocks = ({ id, title: name, audience, purpose, topics }: SiteSet) => [
  words(audience),
  title([linkTo(`/${id}`, name)]),
  words(purpose),
  list(
    topics.map((topic) =>
      item([paragraph([linkTo(`/${id}/${topic.page}`, topic.title), text(` ${topic.purpose}`)])]),
    ),
  ),
];

const stepItem = (step: (typeof steps)[number], set: string) =>
  item([
    title([text(step.title)]),
    words(step.text),
    paragraph([linkTo(`/${set}${step.page}`, step.pageTitle)]),
    ...step.panels.flatMap((panel) => [words(panel.title), codeBlock(panel.language, panel.code)]),
  ]);

const titles = new Map(sets.map(({ id, title: name }) => [id, name]));

const children: RootContent[] = [
  words(hero.label),
  words(sets.map(({ title: name, does }) => `${name} ${does}`).join(' ')),
  paragraph(
    joined(
      sets.map(({ id, title: name }) => [linkTo(`/${id}`, `Start with ${name}`)]),
      ' ',
    ),
  ),
  words(`${ledger.title} ${ledger.mark}`),
  ledgerTable(),
  sampleContractNotice({}),
  ...section(setsSection),
  ...sets.flatMap(setBlocks),
  ...section(stepsSection),
  { ...list(steps.map((step) => stepItem(step, sets[0]?.id ?? ''))), ordered: true },
  ...section(nextSection),
  list(
    keyPages
      .filter(({ set }) => titles.has(set))
      .map(({ set, page, title: name, purpose }) =>
        item([
          paragraph([linkTo(`/${set}/${page}`, `${name} ${purpose} ${titles.get(set) ?? ''}`)]),
        ]),
      ),
  ),
  list(
    assurances.map(([term, meaning]) => item([paragraph([strong(term), text(`: ${meaning}`)])])),
  ),
  paragraph([linkTo(about.page, about.title)]),
];

/** The Markdown copy of the landing page, from what its components show. */
const copy: WrittenCopy = { title: hero.title, root: { type: 'root', children } };
export default copy;
