import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readDataFile } from '../contract/data-file';
import { asObject, asText, objects } from '../contract/json';
import type { Problem } from '../contract/problem';
import { stampOf } from '../contract/source';
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

const known = new Map<string, { readonly stamps: string; readonly facts: Facts }>();

/**
 * Reads and checks the figures that a file below `partners/` may name; from memory while they have
 * not changed.
 */
export function readFacts(siteDir: string, path: string): Facts {
  const paths = factPaths(siteDir, path);
  const key = paths.join('\n');
  const stamps = paths.map((one) => stampOf(one) ?? '').join(' ');
  const before = known.get(key);
  if (before?.stamps === stamps) return before.facts;
  const facts = checkedFacts(siteDir, paths);
  known.set(key, { stamps, facts });
  return facts;
}

function checkedFacts(siteDir: string, paths: readonly string[]): Facts {
  const facts = new Map<string, Fact>();
  const problems: Problem[] = [];
  for (const file of paths.filter(existsSync)) {
    const { source, value, problems: found } = readDataFile(siteDir, file, schema);
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
}
