import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { filesAreSettled } from '../../contract/settled';
import { stampOf } from '../../contract/source';
import { type CheckOptions, checkSets } from './check';

/** What changes when a file does that pages are made from. */
function stampOfSite({ siteDir, sets }: CheckOptions): string {
  const files = readdirSync(join(siteDir, 'partners'), { recursive: true, encoding: 'utf8' }).map(
    (file) => join(siteDir, 'partners', file),
  );
  const sidebars = sets.map((set) => join(siteDir, `sidebars.${set}.ts`));
  return [...files, ...sidebars].map((path) => `${path} ${stampOf(path) ?? ''}`).join('\n');
}

/** As `checkSets`, once per state of the files: the pages of one build share a run. */
export function cachedCheck(options: CheckOptions): () => Promise<readonly Problem[]> {
  let last: { readonly stamp: string; readonly problems: Promise<readonly Problem[]> } | undefined;
  return () => {
    if (last && filesAreSettled()) return last.problems;
    const stamp = stampOfSite(options);
    if (last?.stamp !== stamp) last = { stamp, problems: checkSets(options) };
    return last.problems;
  };
}
