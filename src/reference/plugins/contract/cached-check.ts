import { join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { kept, type Workspace } from '../../contract/workspace';
import { checkSets } from './check';

/** A run of the check. */
export interface CheckRun {
  readonly problems: Promise<readonly Problem[]>;
  readonly isFinished: () => boolean;
}

/** What changes when a file does that pages are made from. */
const siteStamp = kept((workspace, siteDir: string): string => {
  const folder = join(siteDir, 'partners');
  const files = workspace.list(folder).map((file) => join(folder, file));
  const sidebars = workspace.setIds.map((set) => join(siteDir, `sidebars.${set}.ts`));
  return [...files, ...sidebars].map((path) => `${path} ${workspace.stamp(path) ?? ''}`).join('\n');
});

const runOf = kept((workspace, siteDir: string): CheckRun => {
  siteStamp(workspace, siteDir);
  let isFinished = false;
  const problems = workspace
    .untracked(() => checkSets(workspace))
    .finally(() => {
      isFinished = true;
    });
  return { problems, isFinished: () => isFinished };
});

/** The run of `checkSets` on the files as they are: the pages of one build share it. */
export const currentCheck = (workspace: Workspace): CheckRun => runOf(workspace, workspace.siteDir);
