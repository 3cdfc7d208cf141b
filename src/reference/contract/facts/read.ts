import { join, relative, sep } from 'node:path';
import { readDataFile } from '../data-file';
import { asObject, asText, objects } from '../json';
import type { Problem } from '../problem';
import { kept, type Workspace } from '../workspace';
import type { Fact } from './fact';
import schema from './facts.schema.json';

export interface Facts {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly problems: readonly Problem[];
}

/**
 * Returns the absolute paths of the files whose figures a file below `partners/` may use: those of
 * its set and the shared ones. The files may not exist.
 */
export function factPaths(siteDir: string, path: string): readonly string[] {
  const [partners, scope] = relative(siteDir, path).split(sep);
  if (partners !== 'partners' || scope === undefined) return [];
  return [...new Set(['shared', scope])].map((folder) =>
    join(siteDir, partners, folder, 'facts.yaml'),
  );
}

/** Reads and checks the figures that a file below `partners/` may use. */
export const readFacts = (workspace: Workspace, path: string): Facts =>
  factsIn(workspace, factPaths(workspace.siteDir, path).join('\n'));

/** The figures of several files; `paths` has one absolute path per line. */
const factsIn = kept((workspace, paths: string): Facts => {
  const facts = new Map<string, Fact>();
  const problems: Problem[] = [];
  for (const file of paths.split('\n')) {
    if (workspace.stamp(file) === undefined) continue;
    const { source, value, problems: fileProblems } = readDataFile(workspace, file, schema);
    problems.push(...fileProblems);
    objects(asObject(value).facts).forEach((entry, index) => {
      const id = asText(entry.id) ?? '';
      if (source && facts.has(id)) {
        problems.push({
          place: source.locate(['facts', String(index), 'id'], 'key'),
          message: `The figure \`${id}\` is defined twice`,
          next: 'keep one of the two; what both sets use belongs in partners/shared',
        });
      }
      const { value: from, to } = entry;
      if (source && typeof from === 'number' && typeof to === 'number' && to <= from) {
        problems.push({
          place: source.locate(['facts', String(index), 'to'], 'key'),
          message: `The range of \`${id}\` does not end above where it starts`,
          next: 'swap or correct `value` and `to`',
        });
      }
      facts.set(id, { to: undefined, ...entry } as unknown as Fact);
    });
  }
  return { facts, problems };
});
