import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EditableSite, siteFolder } from './editable-site';
import { ROOT } from './paths';

/** Files and folders that a test can change; all others are shared with the repository. */
const COPIED = [
  'partners',
  'docusaurus.config.ts',
  'sidebars.general.ts',
  'sidebars.rebell-pay.ts',
];
const SHARED = ['src', 'static'];

/** A copy of the site itself, at its current size. */
export class SiteCopy extends EditableSite {
  /** @param options `ownSources` is for tests that also change `src` */
  constructor({ ownSources = false } = {}) {
    super(siteFolder('site'));
    const copied = ownSources ? [...COPIED, 'src'] : COPIED;
    const shared = SHARED.filter((name) => !copied.includes(name));
    for (const name of copied) cpSync(join(ROOT, name), join(this.dir, name), { recursive: true });
    for (const name of shared) symlinkSync(join(ROOT, name), join(this.dir, name), 'junction');
  }
}
