import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** As deep below the root as the fixture's imports of `src` need it. */
const HOME = join(ROOT, '.cache/sites');

/** A small site of its own, with a contract that a test may change. */
export class ContractSite {
  readonly dir: string;

  constructor() {
    mkdirSync(HOME, { recursive: true });
    this.dir = mkdtempSync(join(HOME, 'contract-'));
    cpSync(join(ROOT, 'tests/fixtures/contract-site'), this.dir, { recursive: true });
    cpSync(join(ROOT, 'src/contract/fixtures/site'), this.dir, { recursive: true });
  }

  /** Replaces a text that stands exactly once in a file below `partners`. */
  edit(file: string, find: string, replacement: string): void {
    const path = join(this.dir, 'partners', file);
    const source = readFileSync(path, 'utf8');
    if (source.split(find).length !== 2) throw new Error(`\`${find}\` is not once in ${file}.`);
    writeFileSync(path, source.replace(find, replacement));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
