import { join, relative, sep } from 'node:path';
import { readDataFile } from '../contract/data-file';
import { asObject, asText, objects } from '../contract/json';
import type { Problem } from '../contract/problem';
import { kept, type Workspace } from '../contract/workspace';
import type { Fact } from './fact';
import schema from './facts.schema.json';

export interface Facts {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly problems: readonly Problem[];
}

/**
 * Files whose figures a file below `partners/` may name: those of its own folder
 * and the shared ones. Absolute; one that does not exist holds no figures.
 */
export function factPaths(siteDir: string, path: string): readonly string[] {
  const [partners, scope] = relative(siteDir, path).split(sep);
  if (partners !== 'partners' || scope === undefined) return [];
  return [...new Set(['shared', scope])].map((one) => join(siteDir, partners, one, 'facts.yaml'));
}

/** Reads and checks the figures that a file below `partners/` may name. */
export const readFacts = (workspace: Workspace, path: string): Facts =>
  factsIn(workspace, factPaths(workspace.siteDir, path).join('\n'));

/** The figures of files; `paths` is absolute, one a line. */
const factsIn = kept((workspace, paths: string): Facts => {
  const facts = new Map<string, Fact>();
  const problems: Problem[] = [];
  for (const file of paths.split('\n')) {
    if (workspace.stamp(file) === undefined) continue;
    const { source, value, problems: found } = readDataFile(workspace, file, schema);
    problems.push(...found);
    objects(asObject(value).facts).forEach((entry, index) => {
      const id = asText(entry.id) ?? '';
      if (source && facts.has(id)) {
        problems.push({
          place: source.locate(['facts', String(index), 'id'], 'key'),
          message: `The figure \`${id}\` stands twice`,
          next: 'keep one of the two; what both sets use belongs into partners/shared',
          rule: 'facts',
        });
      }
      facts.set(id, { to: undefined, ...entry } as unknown as Fact);
    });
  }
  return { facts, problems };
});
