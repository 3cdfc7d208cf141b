import { join } from 'node:path';
import { readDataFile } from '../data-file';
import { asObject, asText, objects } from '../json';
import type { Problem } from '../problem';
import { kept, type Workspace } from '../workspace';
import schema from './facts.schema.json';

/** The quoted words in a file: `<Figure id="wait" />`, `world.figure('wait')`. */
const quotedIn = kept(
  (workspace, path: string): ReadonlySet<string> =>
    new Set(
      [...(workspace.text(path) ?? '').matchAll(/["'`]([\w-]+)\\?["'`]/g)].map(([, id = '']) => id),
    ),
);

/** Reports figures of a set that no page, contract or rule of the sandbox names. */
export function unusedFacts(workspace: Workspace, set: string): readonly Problem[] {
  const path = join(workspace.siteDir, 'partners', set, 'facts.yaml');
  if (workspace.stamp(path) === undefined) return [];
  const { source, value } = readDataFile(workspace, path, schema);
  const named = workspace
    .list(`partners/${set}`, 'partners/shared')
    .map((file) => join(workspace.siteDir, file))
    .filter((file) => /\.(?:mdx|yaml|ts)$/.test(file) && file !== path)
    .map((file) => quotedIn(workspace, file));
  return objects(asObject(value).facts).flatMap((entry, index) => {
    const id = asText(entry.id) ?? '';
    if (!source || named.some((ids) => ids.has(id))) return [];
    return {
      place: source.locate(['facts', String(index), 'id'], 'key'),
      message: `No page names the figure \`${id}\``,
      next: `write \`<Figure id="${id}" />\` where readers need it, or delete the entry`,
    };
  });
}
