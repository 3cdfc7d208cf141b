import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/paths';

/** A site without mistakes: the contract's fixture, and pages that hold every kind of link. */
const PARTS = ['src/contract/fixtures/site', 'tests/mistakes/fixtures/site'];

/** A copy of that site, for a test that makes a mistake in it. */
export class SeededSite {
  readonly dir = mkdtempSync(join(tmpdir(), 'mistakes-'));

  constructor() {
    for (const part of PARTS) cpSync(join(ROOT, part), this.dir, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.dir, file), 'utf8');
  }

  /** Replaces a text that stands exactly once in a file; answers what undoes it. */
  edit(file: string, find: string, replacement: string): () => void {
    const source = this.read(file);
    if (source.split(find).length !== 2) throw new Error(`\`${find}\` is not once in ${file}.`);
    writeFileSync(
      join(this.dir, file),
      source.replace(find, () => replacement),
    );
    return () => writeFileSync(join(this.dir, file), source);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
