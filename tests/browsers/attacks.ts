import { expect, it } from 'vitest';
import { attackAll } from '../attacks/run';
import { PAGE_ATTACKS, type PageAttack } from '../attacks/table';
import type { Engine } from './engines/engine';
import { scriptIn, seededSite, serve, type ServedSite } from './site';

const HTML = /\.html$/;

/**
 * Errors of scripts, of the policy and of React (by number); the 404 of a missing page is not a
 * fault.
 */
const IS_FAULT = /page error|content security policy|#\d{3}\b/;

/** Runs attacks on a served site. @returns one line per problem */
async function attackSite(
  engine: Engine,
  { namespace, url }: ServedSite,
  rows: readonly PageAttack[],
): Promise<readonly string[]> {
  await engine.resize(1280, 800);
  const takeErrors = async (): Promise<readonly string[]> => {
    const state = JSON.parse(String(await engine.evaluate('pageState(0)'))) as PageState;
    return [...new Set([...state.problems, ...engine.takeErrors()])].filter((problem) =>
      IS_FAULT.test(problem),
    );
  };
  return attackAll({ engine, base: url, namespace, takeErrors }, rows);
}

interface SeededFault {
  /** A script that runs in every page. */
  readonly script: string;
  /** The class and name of the attack that detects it. */
  readonly by: readonly [PageAttack['class'], string];
  readonly says: RegExp;
}

const FAULTS: Readonly<Record<string, SeededFault>> = {
  'an address that becomes markup': {
    script:
      'addEventListener("load", () => document.body.insertAdjacentHTML("beforeend", decodeURIComponent(location.search)))',
    by: ['link', 'a missing page with markup'],
    says: /: brought: <img/,
  },
  'a message that runs as code': {
    script: 'addEventListener("message", () => hostileRan())',
    by: ['message', 'markup'],
    says: /: a value ran as code$/,
  },
  'a stored value that changes every object': {
    script: 'if (localStorage["partner-docs.single-keys"]) Object.prototype.hostile = 1',
    by: ['storage', 'shortcuts that are nested deep'],
    says: /: the prototype of all objects changed$/,
  },
  'a draft that breaks the page for good': {
    script:
      'if (location.hash.includes("draft=")) localStorage.broken = 1; if (localStorage.broken) throw new Error("seeded")',
    by: ['link', 'a draft that is null'],
    says: /: page error: .*seeded, for good$/,
  },
  'a page that says that it crashed': {
    script:
      'addEventListener("load", () => setInterval(() => { document.querySelector("h1").textContent = "This page crashed." }))',
    by: ['link', 'an anchor that is a selector'],
    says: /crashed/,
  },
  'a pasted text that throws': {
    script: 'addEventListener("input", () => { throw new Error("seeded") })',
    by: ['paste', 'a body that pollutes'],
    says: /: page error: .*seeded$/,
  },
};

/**
 * Attacks the pages of a probed site in one browser, and proves with seeded faults that the attacks
 * detect problems.
 */
export function attackPagesIn(name: string, engine: () => Engine, probed: () => string): void {
  const attack = async (root: string, rows: readonly PageAttack[]): Promise<readonly string[]> => {
    const site = await serve(root);
    try {
      return await attackSite(engine(), site, rows);
    } finally {
      await site.close();
    }
  };

  it('no link, stored value, pasted text or message breaks a page', async () => {
    const findings = await attack(probed(), PAGE_ATTACKS);
    console.log(`${name}: ${PAGE_ATTACKS.length} attacks on pages, ${findings.length} findings`);
    expect(findings).toEqual([]);
    expect(PAGE_ATTACKS.length).toBeGreaterThanOrEqual(100);
  }, 900_000);

  it.each(Object.entries(FAULTS))('an attack finds %s', async (fault, { by, says, script }) => {
    const [kind, what] = by;
    const rows = PAGE_ATTACKS.filter((row) => row.class === kind && row.what === what);
    expect(rows).toHaveLength(1);
    const findings = await attack(seededSite(probed(), fault, scriptIn(HTML, script)), rows);
    expect(findings).toContainEqual(expect.stringMatching(says));
  });
}
