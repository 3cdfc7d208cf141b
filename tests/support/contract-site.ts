import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { EditableSite, siteFolder } from './editable-site';
import { ROOT } from './paths';

/** A small site with a contract, and no tags of the vocabulary; files are named from `partners`. */
export class ContractSite extends EditableSite {
  constructor() {
    super(siteFolder('contract'), 'partners');
    cpSync(join(ROOT, 'tests/fixtures/contract-site'), this.dir, { recursive: true });
    cpSync(join(ROOT, 'src/reference/contract/fixtures/site'), this.dir, { recursive: true });
  }
}
