import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { EditableSite, siteFolder } from './editable-site';
import { ROOT } from './paths';

/**
 * A small site with a contract, and without the tags of the vocabulary; file names start below
 * `partners`.
 */
export class ContractSite extends EditableSite {
  constructor() {
    super(siteFolder('contract'), 'partners');
    cpSync(join(ROOT, 'tests/fixtures/contract-site'), this.dir, { recursive: true });
    cpSync(join(ROOT, 'src/reference/contract/fixtures/site'), this.dir, { recursive: true });
  }
}
