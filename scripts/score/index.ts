import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../src/reference/contract/document/bundle';
import { rootPath } from '../../src/reference/contract/load';
import { readSetFile } from '../../src/reference/contract/set-file';
import { type DocsSet, Workspace } from '../../src/reference/contract/workspace';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { type Card, cardOf } from './card';
import { partsOf } from './parts';

/** Scores a docs set of the site in a folder. */
export async function score(siteDir: string, docsUrl: string, docsSet: DocsSet): Promise<Card> {
  const { id, title } = docsSet;
  const workspace = new Workspace({ siteDir, docsUrl, sets: [docsSet] });
  const { document } = bundle(workspace, rootPath(siteDir, id));
  const isThere = (name: string): boolean => existsSync(join(siteDir, 'partners', id, name));
  return cardOf({
    set: id,
    title,
    level: readSetFile(workspace, id).level,
    parts: partsOf(document, {
      hasFees: isThere('fees.yaml'),
      hasRules: isThere('sandbox/index.ts'),
      hasReleases: isThere('releases'),
    }),
    findings: await checkSets(workspace),
  });
}
