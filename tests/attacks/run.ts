import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { Engine } from '../browsers/engines/engine';
import type { PageAttack } from './table';

const hands = readFileSync(path.join(__dirname, 'hands.ts'), 'utf8');
const { outputText } = transpileModule(hands, {
  compilerOptions: { module: ModuleKind.None, target: ScriptTarget.ES2022, removeComments: true },
});
/** A single expression, as drivers require. */
const HANDS = `(() => { ${outputText} })()`;

const BLANK = 'about:blank';
const STORED = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])';
const WRITE = `(texts) => [localStorage, sessionStorage].forEach((storage, index) => {
  storage.clear(); for (const [key, value] of Object.entries(texts[index])) storage.setItem(key, value); })`;

/** A browser with a site of one origin. */
export interface Target {
  readonly engine: Pick<Engine, 'goto' | 'evaluate'>;
  /** The address of the landing page, with a trailing slash. */
  readonly base: string;
  /** The suffix of the site's storage keys. */
  readonly namespace: string;
  /** Returns the errors of the page since the last call. */
  readonly takeErrors: () => Promise<readonly string[]>;
}

/** Opens an address as a new document, regardless of the current one. */
async function open({ engine, base }: Target, address: string): Promise<void> {
  const at = async (start: string): Promise<void> => {
    while (!String(await engine.evaluate('document.URL')).startsWith(start));
  };
  await engine.goto(BLANK);
  await at(BLANK);
  await engine.goto(base + address);
  // A moved page redirects to another one, and the injected code is lost.
  for (let rest = 5; ; rest -= 1) {
    try {
      await at(new URL(base).origin);
      await engine.evaluate(HANDS);
      await engine.evaluate('hands.settle()');
      return;
    } catch (error) {
      if (rest === 0) throw error;
    }
  }
}

async function look({ engine, takeErrors }: Target): Promise<readonly string[]> {
  const verdict = JSON.parse(String(await engine.evaluate('hands.verdict()'))) as string[];
  return [...verdict, ...(await takeErrors())];
}

type Stored = readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>];

/** Attacks the page at an address, then its clean address if the attack has changed the storage. */
async function attack(target: Target, row: PageAttack, clean: Stored): Promise<readonly string[]> {
  const { engine, namespace } = target;
  const entries = Object.entries(row.stored ?? {});
  const own = Object.fromEntries(
    entries.map(([key, value]) => [key.replace('%', namespace), value]),
  );
  const stored = clean.map((before) => ({ ...before, ...own }));
  await engine.evaluate(`(${WRITE})(${JSON.stringify(stored)})`);
  await open(target, row.at);
  if (row.act !== undefined) await engine.evaluate(`Promise.resolve(${row.act})`);
  const findings = [...(await look(target))];
  if (String(await engine.evaluate(STORED)) !== JSON.stringify(stored)) {
    await open(target, row.at.replace(/[?#].*$/s, ''));
    findings.push(...(await look(target)).map((finding) => `${finding}, for good`));
  }
  return findings;
}

/** Attacks pages one after another. @returns the problems; empty if every page withstands */
export async function attackAll(
  target: Target,
  rows: readonly PageAttack[],
): Promise<readonly string[]> {
  const findings: string[] = [];
  await open(target, '');
  const clean = JSON.parse(String(await target.engine.evaluate(STORED))) as Stored;
  for (const row of rows) {
    const found = await attack(target, row, clean).catch(async (error: unknown) => {
      await open(target, '');
      return [(error as Error).message];
    });
    findings.push(...found.map((finding) => `${row.class}, ${row.what}: ${finding}`));
  }
  return findings;
}
