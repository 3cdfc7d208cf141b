import { join } from 'node:path';
import { oncePer } from '../../contract/once-per';
import type { Problem } from '../../contract/problem';
import { placesIn } from '../../contract/source';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { loadModule } from './module';

const MAIN = 'docusaurus.config.ts';

const textOf = (workspace: Workspace, file: string): string =>
  workspace.text(join(workspace.siteDir, file)) ?? '';

/** The modules that the configuration is written in. */
export const modulesOf = (workspace: Workspace): readonly string[] =>
  workspace.configuration
    .flatMap((entry) => [
      entry,
      ...workspace.list(join(workspace.siteDir, entry)).map((file) => `${entry}/${file}`),
    ])
    .filter((file) => /(?<!\.test)\.ts$/.test(file));

/** Their texts when the server read them. */
const textsAtStart = oncePer(
  (workspace: Workspace) =>
    new Map(modulesOf(workspace).map((file) => [file, textOf(workspace, file)])),
);

/** Offset at which two texts part. */
const firstDifference = (before: string, now: string): number => {
  let offset = 0;
  while (offset < now.length && before[offset] === now[offset]) offset += 1;
  return offset;
};

/**
 * What the writer of a running dev server has to know about a changed configuration: what is wrong
 * with it, or that the server still has the one it was started with.
 */
export async function configurationProblems(workspace: Workspace): Promise<readonly Problem[]> {
  if (!workspace.isDevelopment) return [];
  const before = textsAtStart(workspace);
  const files = [...new Set([...before.keys(), ...modulesOf(workspace)])];
  const changed = files.filter((file) => textOf(workspace, file) !== before.get(file));
  if (changed.length === 0) return [];
  const { problems } = await loadModule(workspace.siteDir, MAIN);
  if (problems.length > 0) return problems;
  return changed.map((file) => {
    const text = textOf(workspace, file);
    return problemAt(placesIn(file, text)(firstDifference(before.get(file) ?? '', text)))(
      'The server was started with another configuration',
      'stop `npm start` with Ctrl+C and run it again, or undo the change',
    );
  });
}
