import { join } from 'node:path';
import type { Workspace } from '../../contract/workspace';
import { modulesOf } from './configuration';

/** States of files by their path below the site. */
export type Stamps = ReadonlyMap<string, string | undefined>;

/** The states of the files that are there: those of folders, the sidebars, and the modules of the configuration. */
export function stampsOf(workspace: Workspace, folders: readonly string[]): Stamps {
  const { siteDir, setIds } = workspace;
  const files = [
    ...folders.flatMap((folder) =>
      workspace
        .list(join(siteDir, folder))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    ),
    ...setIds.map((set) => `sidebars.${set}.ts`),
    ...modulesOf(workspace),
  ];
  return new Map(
    files
      .map((file) => [file, workspace.stamp(join(siteDir, file))] as const)
      .filter(([, stamp]) => stamp !== undefined),
  );
}
