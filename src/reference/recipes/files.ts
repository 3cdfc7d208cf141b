import { basename, join } from 'node:path';
import { asObject, asText, objects } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { readSetFile } from '../contract/set-file';
import { readSource, type Source } from '../contract/source';
import { kept } from '../contract/workspace';

const ENDING = '.arazzo.yaml';

/** An Arazzo description of a set, as written. */
export interface RecipeFile {
  /** `card.arazzo.yaml`; the name under which it is published. */
  readonly name: string;
  readonly source: Source;
}

/** The Arazzo descriptions of a set, and those that all sets with the shared conventions have. */
export const recipeFiles = kept((workspace, set: string): readonly RecipeFile[] => {
  const { sharesConventions } = readSetFile(workspace, set);
  return [...(sharesConventions ? ['shared'] : []), set].flatMap((owner) => {
    const folder = join(workspace.siteDir, 'partners', owner, 'recipes');
    return workspace
      .list(folder)
      .filter((file) => file.endsWith(ENDING))
      .flatMap((file) => {
        const source = readSource(workspace, join(folder, file));
        return source ? [{ name: basename(file), source }] : [];
      });
  });
});

/** A workflow and its file. */
export interface WorkflowPlace {
  readonly file: RecipeFile;
  readonly workflow: JsonObject;
}

/** The workflow that a step names, in its own file or in another one of the set. */
export function workflowNamed(
  files: readonly RecipeFile[],
  from: RecipeFile,
  name: string,
): WorkflowPlace | undefined {
  const [, source, id = name] = /^\$sourceDescriptions\.([\w-]+)\.([\w-]+)$/.exec(name) ?? [];
  const described = objects(asObject(from.source.value).sourceDescriptions).find(
    (description) => description.name === source,
  );
  const file = described
    ? files.find((other) => other.name === basename(asText(described.url) ?? ''))
    : from;
  const workflow = objects(asObject(file?.source.value).workflows).find(
    ({ workflowId }) => workflowId === id,
  );
  return file && workflow ? { file, workflow } : undefined;
}
