import { join } from 'node:path';
import { readDataFile } from './data-file';
import { asObject } from './json';
import type { Level, Severity, Strictness } from './level';
import type { Problem } from './problem';
import setSchema from './set.schema.json';
import { kept } from './workspace';

/** The settings in `partners/<set>/set.yaml`. */
export interface SetFile extends Strictness {
  /** Whether the conventions of `partners/shared` are part of the contract. */
  readonly sharesConventions: boolean;
  readonly problems: readonly Problem[];
}

/** The settings of a set without the file, or with an invalid file: everything is checked. */
const STRICTEST = {
  level: 'partner',
  rules: {},
  above: 'off',
  sharesConventions: true,
} as const;

export const setFilePath = (siteDir: string, set: string): string =>
  join(siteDir, 'partners', set, 'set.yaml');

/** Reads the file of a set; its mistakes are in `problems`. */
export const readSetFile = kept((workspace, set: string): SetFile => {
  const path = setFilePath(workspace.siteDir, set);
  if (workspace.stamp(path) === undefined) return { ...STRICTEST, problems: [] };
  const { value, problems } = readDataFile(workspace, path, setSchema);
  if (value === undefined) return { ...STRICTEST, problems };
  const { level, conventions, rules } = asObject(value);
  return {
    level: level as Level,
    sharesConventions: conventions === 'shared',
    above: workspace.isDevelopment ? 'off' : 'warning',
    rules: asObject(rules) as Readonly<Record<string, Severity>>,
    problems: [],
  };
});
