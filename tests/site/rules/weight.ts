import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { elements, elementsNamed, text } from '../dom';
import { ROOT } from '../../support/paths';
import type { Page, Site } from '../site';
import type { Rule } from './rule';

/** The budget of a page, in bytes after brotli. */
interface Budget {
  /** The file, including its styles. */
  readonly html: number;
  /** The styles alone. */
  readonly styles: number;
}

type Budgets = Readonly<Record<string, Budget>>;

const FILE = path.join(ROOT, 'tests/sample/budgets.ts');

/** Returns the budgets by route; there are none without the sample. */
const budgetsOfSite = async (): Promise<Budgets> =>
  existsSync(FILE) ? ((await import(FILE)) as { readonly BUDGETS: Budgets }).BUDGETS : {};

/** Returns the bytes after brotli at level 11, as sent by a host with compressed files. */
const weigh = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Maximum number of elements in the body of a page before any script runs, counted like in
 * Lighthouse.
 */
const MOST_ELEMENTS = 6_000;
/** Maximum size of the scripts that every page loads, in bytes after brotli. */
const MOST_SCRIPTS = 96_500;
const EVERY_PAGE = /^assets\/js\/(?:runtime~main|main|frame)\.[\w-]+\.js$/;

const over = (what: string, weight: number, budget: number): readonly string[] =>
  weight > budget ? [`${what}: ${weight} bytes, of ${budget}`] : [];

function* faultsOf(
  { file, route, html, document }: Page,
  budgets: Budgets,
  largest: number,
): Generator<string> {
  const [body = document] = elementsNamed(document, 'body');
  const count = [...elements(body)].length;
  if (count > MOST_ELEMENTS) yield `${file}: ${count} elements, of ${MOST_ELEMENTS}`;
  const budget = budgets[route];
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

/** Measures bytes and elements, which are exact, while times vary. */
export const weightWithin = (readBudgets: () => Budgets | Promise<Budgets>): Rule => ({
  name: `pages keep to their budgets, scripts of every page to ${MOST_SCRIPTS} bytes, DOM to ${MOST_ELEMENTS} elements`,
  perPage: 1,
  async check(site) {
    const { pages } = site;
    const budgets = await readBudgets();
    const budgeted = pages.filter(({ route }) => route in budgets);
    const routes = new Set(pages.map(({ route }) => route));
    const largest =
      budgeted.length > 0 ? Math.max(...budgeted.map(({ html }) => html.length)) : Infinity;
    const scripts = scriptsOf(site).reduce((sum, bytes) => sum + weigh(bytes), 0);
    return {
      checked: pages.length,
      faults: [
        ...Object.keys(budgets)
          .filter((route) => !routes.has(route))
          .map((route) => `${route}: has a budget and is no page`),
        ...pages.flatMap((page) => [...faultsOf(page, budgets, largest)]),
        ...over('scripts of every page', scripts, MOST_SCRIPTS),
      ],
    };
  },
});

/** Checks the budgets of the site. */
export const weight = weightWithin(budgetsOfSite);
