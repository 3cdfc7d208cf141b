import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** Below the root, where the packages are found. */
const HOME = join(ROOT, '.cache/sites');
/** What a test may change; the rest is shared with the repository. */
const COPIED = [
  'partners',
  'docusaurus.config.ts',
  'sidebars.general.ts',
  'sidebars.rebell-pay.ts',
];
const SHARED = ['src', 'static'];

/** The site itself, at today's size, with words and facts that a test may change. */
export class SiteCopy {
  readonly dir: string;

  constructor() {
    mkdirSync(HOME, { recursive: true });
    this.dir = mkdtempSync(join(HOME, 'site-'));
    for (const name of COPIED) cpSync(join(ROOT, name), join(this.dir, name), { recursive: true });
    for (const name of SHARED) symlinkSync(join(ROOT, name), join(this.dir, name), 'junction');
  }

  read(file: string): string {
    return readFileSync(join(this.dir, file), 'utf8');
  }

  /** Replaces the first place of a text in a file. */
  edit(file: string, find: string, replacement: string): void {
    const source = this.read(file);
    if (!source.includes(find)) throw new Error(`\`${find}\` is not in ${file}.`);
    writeFileSync(
      join(this.dir, file),
      source.replace(find, () => replacement),
    );
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
