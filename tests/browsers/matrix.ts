import { afterAll, beforeAll, expect, it } from 'vitest';
import { adviceFor, ENGINES } from '../../scripts/programs';
import { siteRoutes } from '../support/routes';
import { html, replace, type Edit } from '../support/seed';
import type { Engine, EngineName, StartEngine } from './engines/engine';
import { attackPagesIn } from './attacks';
import { probedSite, scriptIn, seededSite, serve } from './site';
import { CLEAN, MISSING, visit, WAYS, type Visits, type Way } from './visits';

const FEES = 'general/fees';
const FEES_HTML = /^general\/fees\.html$/;
const inFees = (markup: string): Edit => replace(FEES_HTML, /<\/body>/, `${markup}</body>`);
const running = (script: string): readonly Edit[] => scriptIn(FEES_HTML, script);
const POLICY = `<meta http-equiv="Content-Security-Policy" content="img-src 'self'">`;
const CLOSED = 'http://127.0.0.1:9/seeded';

interface SeededFault {
  readonly edits: readonly Edit[];
  readonly says: RegExp;
  /** The way to open the page; its plain address by default. */
  readonly way?: Way;
}

const PLAIN: Way = { ...CLEAN, mode: 'light', width: 1280 };

const FAULTS: Readonly<Record<string, SeededFault>> = {
  'a console error': { edits: running('console.error("seeded")'), says: /: console: seeded$/ },
  'an error of a script': {
    edits: running('throw new Error("seeded")'),
    says: /: page error: .*seeded$/,
  },
  'an unhandled rejection': {
    edits: running('Promise.reject(new Error("seeded"))'),
    says: /: page error: Error: seeded/,
  },
  'an asset that is not there': {
    edits: [inFees('<img src="seeded.png" alt="">')],
    says: /: 404: \S+seeded\.png$/,
  },
  'a request that fails': {
    edits: running(`fetch("${CLOSED}").catch(() => 0)`),
    says: /: failed: http:\/\/127\.0\.0\.1:9\/seeded$/,
  },
  'what the content security policy forbids': {
    edits: [
      replace(FEES_HTML, /<head>/, `<head>${POLICY}`),
      inFees(`<img src="${CLOSED}.png" alt="">`),
    ],
    says: /: content security policy: img-src /,
  },
  'HTML that React does not render so': {
    edits: [replace(FEES_HTML, /<h1>/, '<h1>Seeded ')],
    says: /#418/,
  },
  'a page that is not hydrated': {
    edits: [replace(/^assets\/js\/main\..*\.js$/, /^[^]*$/, ';')],
    says: /: not hydrated$/,
  },
  'a page wider than the window': {
    edits: [inFees('<div style="width:3000px">wide</div>')],
    says: /: \d+ px wider than the window$/,
  },
  'an address that stays as it is': {
    edits: [html(/history\.replaceState\(/, 'Object(')],
    says: /: ends on \S+fees\.html#main$/,
    way: { ...PLAIN, suffix: '.html', hash: '#main' },
  },
  'a mode that does not follow the query': {
    edits: [html(/get\("docusaurus-theme"\)/, 'get("other")')],
    says: /: (?:light|no) mode$/,
    way: { ...PLAIN, query: '?docusaurus-theme=dark', mode: 'dark' },
  },
};

/** The time limit for a seeded page to hydrate, in milliseconds: one of them never does. */
const FAULT_LIMIT = 5_000;

/** Like `visit`, on a separate server. */
async function visitSite(
  engine: Engine,
  root: string,
  pages: readonly string[],
  ways: readonly Way[],
  limit?: number,
): Promise<Visits> {
  const site = await serve(root);
  try {
    return await visit(engine, site.url, pages, ways, site.takeFailed, limit);
  } finally {
    await site.close();
  }
}

/**
 * Checks every page in one browser and attacks pages in it, and proves with seeded faults that the
 * checks detect problems.
 */
export function lookAtEveryPageIn(name: EngineName, executable: string, start: StartEngine): void {
  let engine: Engine;
  let site: string;

  beforeAll(async () => {
    site = probedSite(name);
    engine = await start(executable);
  });
  afterAll(async () => {
    await engine.close();
  });

  it('finds nothing wrong on any page, in any form of its address', async () => {
    const pages = [...siteRoutes(), MISSING];
    const { loads, problems } = await visitSite(engine, site, pages, WAYS);
    console.log(
      `${name} ${engine.version}: ${loads} loads of ${pages.length} pages, each as /p, /p/, ` +
        `/p.html, /p/index.html, /p?q and /p#h, 375 and 1280 px, light and dark: ` +
        `${problems.length} problems`,
    );
    expect(problems).toEqual([]);
    expect(loads).toBe(36 * 6 * 2 * 2);
  });

  it.each(Object.entries(FAULTS))('sees %s', async (fault, { edits, says, way = PLAIN }) => {
    const seeded = seededSite(site, fault, edits);
    const { problems } = await visitSite(engine, seeded, [FEES], [way], FAULT_LIMIT);
    expect(problems).toContainEqual(expect.stringMatching(says));
  });

  attackPagesIn(
    name,
    () => engine,
    () => site,
  );
}

/**
 * The same for an engine that may not be installed: in CI that is a failure, elsewhere a visible
 * warning.
 */
export function lookAtEveryPageInEngine(name: keyof typeof ENGINES, start: StartEngine): void {
  const executable = ENGINES[name].find();
  if (executable === undefined) {
    it('is installed, or not required', () => {
      const advice = adviceFor(ENGINES[name]);
      console.error(`MISSING: ${advice}`);
      expect(process.env.CI, advice).toBeUndefined();
    });
    return;
  }
  lookAtEveryPageIn(name, executable, start);
}
