import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadOptions } from './load-contract';

const FIXTURE = fileURLToPath(new URL('../fixtures/site', import.meta.url));

/** Options that load the fixture, or a copy of it. */
export const fixtureOptions = (siteDir = FIXTURE): LoadOptions => ({
  siteDir,
  set: 'general',
  docsUrl: 'https://docs.library.example/docs',
});

/** A copy of the fixture site whose files a test may change. */
export class SiteCopy implements Disposable {
  readonly dir = mkdtempSync(join(tmpdir(), 'contract-'));

  constructor() {
    cpSync(FIXTURE, this.dir, { recursive: true });
  }

  /** Replaces a text that occurs once in a file below `partners`, and returns the new source. */
  edit(file: string, find: string, replacement: string): string {
    const path = join(this.dir, 'partners', file);
    const source = readFileSync(path, 'utf8');
    if (source.split(find).length !== 2)
      throw new Error(`\`${find}\` does not occur once in ${file}.`);
    const edited = source.replace(find, () => replacement);
    writeFileSync(path, edited);
    return edited;
  }

  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

/** `line:column` of a text that occurs once in a source. */
export function positionOf(source: string, text: string): string {
  const [before = '', ...rest] = source.split(text);
  if (rest.length !== 1) throw new Error(`\`${text}\` does not occur once in the source.`);
  const lines = before.split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
