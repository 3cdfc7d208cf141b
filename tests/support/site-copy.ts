import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EditableSite, siteFolder } from './editable-site';
import { ROOT } from './paths';

/** What a test may change; the rest is shared with the repository. */
const COPIED = [
  'partners',
  'docusaurus.config.ts',
  'sidebars.general.ts',
  'sidebars.rebell-pay.ts',
];
const SHARED = ['src', 'static'];

/** The site itself, at today's size. */
export class SiteCopy extends EditableSite {
  /** @param options `ownSources` for a test that changes `src` as well */
  constructor({ ownSources = false } = {}) {
    super(siteFolder('site'));
    const copied = ownSources ? [...COPIED, 'src'] : COPIED;
    const shared = SHARED.filter((name) => !copied.includes(name));
    for (const name of copied) cpSync(join(ROOT, name), join(this.dir, name), { recursive: true });
    for (const name of shared) symlinkSync(join(ROOT, name), join(this.dir, name), 'junction');
  }
}
