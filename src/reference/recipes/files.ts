import { basename, join } from 'node:path';
import { readSetFile } from '../contract/set-file';
import { readSource, type Source } from '../contract/source';
import { kept } from '../contract/workspace';

const ENDING = '.arazzo.yaml';

/** An Arazzo description of a set, as its author wrote it. */
export interface RecipeFile {
  /** Name of the file, under which it is published: `card.arazzo.yaml`. */
  readonly name: string;
  readonly source: Source;
}

/** Returns the Arazzo descriptions of a set, and the shared ones if it shares conventions. */
export const recipeFiles = kept((workspace, set: string): readonly RecipeFile[] => {
  const { sharesConventions } = readSetFile(workspace, set);
  const owners = [...(sharesConventions ? ['shared'] : []), set];
  return workspace
    .list(...owners.map((owner) => `partners/${owner}/recipes`))
    .filter((file) => file.endsWith(ENDING))
    .flatMap((file) => {
      const source = readSource(workspace, join(workspace.siteDir, file));
      return source ? [{ name: basename(file), source }] : [];
    });
});
