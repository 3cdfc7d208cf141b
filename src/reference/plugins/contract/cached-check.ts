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
export class CachedCheck {
  private last: { readonly stamp: string; readonly run: Promise<readonly Problem[]> } | undefined;
  private finished: { readonly stamp: string; readonly problems: readonly Problem[] } | undefined;

  constructor(private readonly options: CheckOptions) {}

  async problems(): Promise<readonly Problem[]> {
    if (this.last && filesAreSettled()) return this.last.run;
    const stamp = stampOfSite(this.options);
    if (this.last?.stamp !== stamp) this.last = { stamp, run: checkSets(this.options) };
    const problems = await this.last.run;
    this.finished = { stamp, problems };
    return problems;
  }

  /** Whether the files are as the last finished run found them. */
  get isFinished(): boolean {
    return this.finished?.stamp === stampOfSite(this.options);
  }
}
