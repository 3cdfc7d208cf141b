import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** As deep below the root as the fixture's imports of `src` need it. */
const HOME = join(ROOT, '.cache/sites');
const PARTS = [
  'src/contract/fixtures/site',
  'tests/mistakes/fixtures/site',
  'tests/fixtures/writer-site',
];
/** The frame of the site is left out; of its theme, pages need their components. */
const LEFT_OUT = ['theme', 'pages'];

/** A small site with the tags and components of the real one, whose words and facts a test may change. */
export class WriterSite {
  readonly dir: string;

  constructor() {
    mkdirSync(HOME, { recursive: true });
    this.dir = mkdtempSync(join(HOME, 'writer-'));
    for (const part of PARTS) cpSync(join(ROOT, part), this.dir, { recursive: true });
    mkdirSync(join(this.dir, 'src/theme'), { recursive: true });
    const shared = readdirSync(join(ROOT, 'src')).filter((name) => !LEFT_OUT.includes(name));
    for (const name of [...shared, 'theme/MDXComponents']) {
      symlinkSync(join(ROOT, 'src', name), join(this.dir, 'src', name), 'junction');
    }
  }

  /** Replaces a text that stands exactly once in a file below `partners`. */
  edit(file: string, find: string, replacement: string): void {
    const path = join(this.dir, 'partners', file);
    const source = readFileSync(path, 'utf8');
    if (source.split(find).length !== 2) throw new Error(`\`${find}\` is not once in ${file}.`);
    writeFileSync(
      path,
      source.replace(find, () => replacement),
    );
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
