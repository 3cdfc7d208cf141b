import { attribute, type Element, elements, elementsNamed, text } from '../dom';
import type { Page } from '../site';
import { Tally, type SetTruth, type TruthCheck } from './truth';

/** Figures that a provider sets: amounts, rates and durations. */
const FIGURES =
  /(?<![\w.-])\d[\d,.\u00a0 ]*(?:(?:EUR|USD|USDC|ETH|BTC|%|percent|basis points|seconds?|minutes?|hours?|days?|business days|weeks?|months?)(?!\w)|requests per)/;

const NOTICE = 'Sample contract';

const isNotice = (element: Element): boolean =>
  (element.tagName === 'aside' && attribute(element, 'aria-label') === NOTICE) ||
  (element.tagName === 'p' &&
    [...elementsNamed(element, 'strong')].some((element) => text(element) === NOTICE));

function faultOf({ document }: Page): string | undefined {
  const [main] = elementsNamed(document, 'main');
  const hasNotice = main && [...elements(main)].some(isNotice);
  return hasNotice ? undefined : 'has no <SampleContractNotice />';
}

const figureOn = ({ document }: Page): string | undefined => {
  const [main] = elementsNamed(document, 'main');
  return main && FIGURES.exec(text(main, ({ tagName }) => ['pre', 'svg'].includes(tagName)))?.[0];
};

function check(set: SetTruth) {
  const tally = new Tally(set, 'pages with figures of the provider');
  for (const page of set.pages) {
    const figure = figureOn(page);
    if (figure !== undefined) tally.note(`${page.file}, which says "${figure}",`, faultOf(page));
  }
  return tally.coverage();
}

/** A page with fees, limits or timings states that they are illustrative. */
export const illustrative: TruthCheck = {
  name: 'pages with figures carry the sample-contract notice',
  atLeast: ({ topics }) => topics.length,
  check: ({ sets }) => sets.map(check),
};
