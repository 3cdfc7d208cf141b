import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '../../contract/workspace';
import { modulesOf } from './configuration';

/** Values that change when a file does, by the file's path below the site. */
type Stamps = ReadonlyMap<string, string>;

/** Whether the path is a symbolic link to itself, to a folder or to nothing. */
export const isDeadLink = (workspace: Workspace, path: string): boolean =>
  workspace.stamp(path) === undefined &&
  (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false);

/** The states of existing files: in folders, the sidebars, and modules of the configuration. */
export function stampsOf(workspace: Workspace, folders: readonly string[]): Stamps {
  const { siteDir, setIds } = workspace;
  const files = [
    ...workspace.list(...folders),
    ...setIds.map((set) => `sidebars.${set}.ts`),
    ...modulesOf(workspace),
  ];
  return new Map(
    files.flatMap((file) => {
      const path = join(siteDir, file);
      const stamp =
        workspace.stamp(path) ?? (isDeadLink(workspace, path) ? 'dead link' : undefined);
      return stamp === undefined ? [] : [[file, stamp] as const];
    }),
  );
}
