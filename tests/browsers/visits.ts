import type { Engine } from './engines/engine';

/** The part of an address after the clean path of a page. */
interface Form {
  readonly suffix: '' | '/' | '.html' | '/index.html';
  readonly query: string;
  readonly hash: '' | '#main';
}

/** One way to open a page. */
export interface Way extends Form {
  readonly mode: 'light' | 'dark';
  /** The width of the window in CSS pixels. */
  readonly width: 375 | 1280;
}

/** `/p`, without suffix, query and hash. */
export const CLEAN: Form = { suffix: '', query: '', hash: '' };

/** `/p`, `/p/`, `/p.html`, `/p/index.html`, `/p?q` and `/p#h`. */
const FORMS: readonly Form[] = [
  CLEAN,
  { ...CLEAN, suffix: '/' },
  { ...CLEAN, suffix: '.html' },
  { ...CLEAN, suffix: '/index.html' },
  { ...CLEAN, query: '?from=mail' },
  { ...CLEAN, hash: '#main' },
];

/** Adds a mode to a query; light is the default of a new reader. */
const inMode = (query: string, mode: Way['mode']): string =>
  mode === 'light' ? query : `${query}${query === '' ? '?' : '&'}docusaurus-theme=dark`;

/** Each form of an address, in each width and each mode. */
export const WAYS: readonly Way[] = FORMS.flatMap((form) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    ([375, 1280] as const).map((width) => ({
      ...form,
      query: inMode(form.query, mode),
      mode,
      width,
    })),
  ),
);

/** A path that responds with status 404. */
export const MISSING = 'no-such-page';

/** The time limit for a page to load and hydrate, in milliseconds. */
const LIMIT = 20_000;

export interface Visits {
  /** The number of loaded pages. */
  readonly loads: number;
  /** One line per problem, with address, width and mode. */
  readonly problems: readonly string[];
}

/** The landing page exists in two files, not four. */
function addressOf(path: string, { hash, query, suffix }: Way): string {
  if (path !== '') return `${path}${suffix}${query}${hash}`;
  return `${suffix.endsWith('.html') ? 'index.html' : ''}${query}${hash}`;
}

/**
 * Loads pages in each given way and returns their problems: errors, failed requests, violations of
 * the content security policy, missing hydration, a wrong address, mode or width, and horizontal
 * scrolling.
 *
 * @param base address of the landing page, with a trailing slash
 * @param paths clean paths below it
 * @param takeFailed returns the requests that the server has refused since the last call
 * @param limit time limit for a page to load and hydrate, in milliseconds
 */
export async function visit(
  engine: Engine,
  base: string,
  paths: readonly string[],
  ways: readonly Way[],
  takeFailed: () => readonly string[],
  limit = LIMIT,
): Promise<Visits> {
  const problems: string[] = [];
  let loads = 0;
  for (const way of ways) {
    await engine.resize(way.width, 800);
    for (const path of paths) {
      const address = addressOf(path, way);
      await engine.goto(base + address);
      const answer = await engine.evaluate(`window.pageState(${limit})`);
      const state = JSON.parse(String(answer)) as PageState;
      const clean = `${base}${path}${way.query}${way.hash}`;
      const wrong = [
        ...state.problems,
        ...engine.takeErrors(),
        ...takeFailed(),
        ...(state.isHydrated ? [] : ['not hydrated']),
        ...(state.address === clean ? [] : [`ends on ${state.address}`]),
        ...(state.mode === way.mode ? [] : [`${state.mode ?? 'no'} mode`]),
        ...(state.width === way.width ? [] : [`${state.width} px wide`]),
        ...(state.overflow <= 0 ? [] : [`${state.overflow} px wider than the window`]),
      ].filter((problem) => path !== MISSING || !isBySpecification(problem));
      const place = `/${address} at ${way.width} px, ${way.mode}`;
      problems.push(...wrong.map((problem) => `${place}: ${problem}`));
      loads += 1;
    }
  }
  return { loads, problems };
}

/**
 * Whether a problem is the expected status 404 of the not-found page, from the server or from
 * Chromium's console.
 */
const isBySpecification = (problem: string): boolean =>
  problem.includes('404') && problem.includes(MISSING);
