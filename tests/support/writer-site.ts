import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditableSite, siteFolder } from './editable-site';
import { ROOT } from './paths';

const PARTS = [
  'src/reference/contract/fixtures/site',
  'tests/mistakes/fixtures/site',
  'tests/fixtures/writer-site',
];
/**
 * The frame of the site is left out; of the theme, pages only need their components and the search.
 */
const LEFT_OUT = ['theme'];

/**
 * A small site with the tags and components of the real site; file names start below `partners`.
 */
export class WriterSite extends EditableSite {
  constructor() {
    super(siteFolder('writer'), 'partners');
    for (const part of PARTS) cpSync(join(ROOT, part), this.dir, { recursive: true });
    const spelling = JSON.stringify({ import: [join(ROOT, 'cspell.config.mjs')] });
    writeFileSync(join(this.dir, 'cspell.config.mjs'), `export default ${spelling};`);
    mkdirSync(join(this.dir, 'src/theme'), { recursive: true });
    const shared = readdirSync(join(ROOT, 'src')).filter((name) => !LEFT_OUT.includes(name));
    for (const name of [...shared, 'theme/MDXComponents', 'theme/Root', 'theme/SearchBar']) {
      symlinkSync(join(ROOT, 'src', name), join(this.dir, 'src', name), 'junction');
    }
  }
}
