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
import { sampleSets, sets } from '../../config/sets';
import { site } from '../../config/site';
import type { SetWords, SiteSet, Step } from '../../set';
import { closingBalance, formatChange } from './Ledger/entries';
import {
  about,
  assurances,
  dayOf,
  firstSteps,
  hero,
  keyPages,
  lead,
  ledger,
  nextSection,
  type SectionWords,
  setsSection,
  stepsSection,
} from './words';

const words = (value: string) => paragraph([text(value)]);
const linkTo = (url: string, title: string) => link(url, [text(title)]);

/** Returns a heading without an anchor. */
const title = (children: Extract<RootContent, { type: 'heading' }>['children']): RootContent => ({
  type: 'heading',
  depth: 3,
  children,
});

const section = ({ id, title: name, intro }: SectionWords): readonly RootContent[] => [
  heading(2, id, name),
  ...(intro === undefined ? [] : [words(intro)]),
];

const dayBlocks = ({ title: name, currency, entries }: NonNullable<SetWords['day']>) => [
  words(`${name} ${ledger.mark}`),
  table(
    [...ledger.columns, currency],
    [
      ...entries.map(({ time, event, amount }) => [
        [text(time)],
        [text(event)],
        [text(amount === undefined ? ledger.noChange : formatChange(amount))],
      ]),
      [[text(ledger.balance)], [], [text(closingBalance(entries).toFixed(2))]],
    ],
  ),
];

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

const stepItem = (step: Step, set: string) =>
  item([
    title([text(step.title)]),
    words(step.text),
    paragraph([linkTo(`/${set}${step.page}`, step.pageTitle)]),
    ...step.panels.flatMap((panel) => [words(panel.title), codeBlock(panel.language, panel.code)]),
  ]);

const day = dayOf(sets);
const first = firstSteps(sets);

const children: RootContent[] = [
  words(hero.label),
  words(lead(sets)),
  paragraph(
    joined(
      sets.map(({ id, title: name }) => [linkTo(`/${id}`, `Start with ${name}`)]),
      ' ',
    ),
  ),
  ...(day ? dayBlocks(day) : []),
  ...(sampleSets.length > 0 ? [sampleContractNotice({})] : []),
  ...section(setsSection(sets)),
  ...sets.flatMap(setBlocks),
  ...(first
    ? [
        ...section(stepsSection),
        paragraph([
          linkTo(`/${first.set.id}/${first.intro.page}`, first.intro.title),
          text(` ${first.intro.text}`),
        ]),
        { ...list(first.steps.map((step) => stepItem(step, first.set.id))), ordered: true },
      ]
    : []),
  ...section(nextSection),
  list(
    keyPages(sets).map(({ set, page, title: name, purpose }) =>
      item([paragraph([linkTo(`/${set.id}/${page}`, `${name} ${purpose} ${set.title}`)])]),
    ),
  ),
  list(
    assurances.map(([term, meaning]) => item([paragraph([strong(term), text(`: ${meaning}`)])])),
  ),
  paragraph([linkTo(about.page, about.title)]),
];

/** The Markdown copy of the landing page, built from the same texts as its components. */
const copy: WrittenCopy = { title: site.headline, root: { type: 'root', children } };
export default copy;
