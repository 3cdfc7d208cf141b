import { brotliCompressSync, constants } from 'node:zlib';
import { BUDGETS } from '../../sample/budgets';
import { elements, elementsNamed, text } from '../dom';
import type { Page, Site } from '../site';
import type { Rule } from './rule';

/** Bytes after brotli at level 11, as a host with compressed files sends them. */
const weigh = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Elements of a page's body before any script runs, counted as Lighthouse counts them. */
const MOST_ELEMENTS = 5_200;
/** Scripts that every page loads, in bytes after brotli. */
const MOST_SCRIPTS = 96_500;
const EVERY_PAGE = /^assets\/js\/(?:runtime~main|main|frame)\.[\w-]+\.js$/;

const over = (what: string, weight: number, budget: number): readonly string[] =>
  weight > budget ? [`${what}: ${weight} bytes, of ${budget}`] : [];

function* faultsOf({ file, route, html, document }: Page, largest: number): Generator<string> {
  const [body = document] = elementsNamed(document, 'body');
  const count = [...elements(body)].length;
  if (count > MOST_ELEMENTS) yield `${file}: ${count} elements, of ${MOST_ELEMENTS}`;
  const budget = BUDGETS[route];
  if (budget) {
    const styles = [...elementsNamed(document, 'style')].map((style) => text(style));
    yield* over(`${file}: HTML`, weigh(html), budget.html);
    yield* over(`${file}: styles`, weigh(styles.join('')), budget.styles);
  } else if (html.length > largest) {
    yield `${file}: larger than every page that has a budget; give it one`;
  }
}

const scriptsOf = ({ files }: Site): readonly Buffer[] =>
  [...files].filter(([file]) => EVERY_PAGE.test(file)).map(([, bytes]) => bytes);

/** Budgets of the site, by bytes and elements: both are exact, where times vary. */
export const weight: Rule = {
  name: `pages keep to their budgets, scripts of every page to ${MOST_SCRIPTS} bytes, DOM to ${MOST_ELEMENTS} elements`,
  perPage: 1,
  check(site) {
    const { pages } = site;
    const routes = new Set(pages.map(({ route }) => route));
    const largest = Math.max(
      ...pages.filter(({ route }) => route in BUDGETS).map(({ html }) => html.length),
    );
    const scripts = scriptsOf(site).reduce((sum, bytes) => sum + weigh(bytes), 0);
    return {
      checked: pages.length,
      faults: [
        ...Object.keys(BUDGETS)
          .filter((route) => !routes.has(route))
          .map((route) => `${route}: has a budget and is no page`),
        ...pages.flatMap((page) => [...faultsOf(page, largest)]),
        ...over('scripts of every page', scripts, MOST_SCRIPTS),
      ],
    };
  },
};
