import type { Problem } from './problem';

/** Levels of strictness of the build with a set, least strict first. */
export const LEVELS = ['publish', 'good', 'partner'] as const;

/**
 * `publish`: the build stops only for parts that cannot be shown. `good`: also for missing parts,
 * such as descriptions and examples. `partner`: also for breaches of what this site promises.
 */
export type Level = (typeof LEVELS)[number];

export type Severity = 'error' | 'warning' | 'off';

/** The strictness settings in a set's file. */
export interface Strictness {
  readonly level: Level;
  /** Severities of single rules, by rule id. */
  readonly rules: Readonly<Record<string, Severity>>;
  /** The severity of rules above the level; `off` in a dev server, which shows no warnings. */
  readonly above: 'warning' | 'off';
}

/** The severity in a set of what a rule of the given level reports. */
export const severityOf = (strictness: Strictness, id: string, level: Level): Severity =>
  strictness.rules[id] ??
  (LEVELS.indexOf(level) <= LEVELS.indexOf(strictness.level) ? 'error' : strictness.above);

/** Returns what a rule reports, with its severity in the set; empty if the rule is off. */
export function asTaken(
  strictness: Strictness,
  rule: string,
  level: Level,
  report: () => readonly Problem[],
): readonly Problem[] {
  const severity = severityOf(strictness, rule, level);
  if (severity === 'off') return [];
  return report().map((problem) => ({
    ...problem,
    rule,
    level,
    ...(severity === 'warning' ? { severity } : {}),
  }));
}
