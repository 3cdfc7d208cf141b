import type { Problem } from './problem';

/** How strict the build is with a set, from the least to the most. */
export const LEVELS = ['publish', 'good', 'partner'] as const;

/**
 * `publish`: what cannot be shown stops the build. `good`: so does what readers miss, such as
 * descriptions and examples. `partner`: so does what this site promises of every page.
 */
export type Level = (typeof LEVELS)[number];

export type Severity = 'error' | 'warning' | 'off';

/** What the set's file says about rules. */
export interface Strictness {
  readonly level: Level;
  /** Rules with a severity of their own, by id. */
  readonly rules: Readonly<Record<string, Severity>>;
  /** What becomes of a rule above the level: a dev server shows no warnings, and looks for none. */
  readonly above: 'warning' | 'off';
}

/** How a set takes what a rule of a level reports. */
export const severityOf = (strictness: Strictness, id: string, level: Level): Severity =>
  strictness.rules[id] ??
  (LEVELS.indexOf(level) <= LEVELS.indexOf(strictness.level) ? 'error' : strictness.above);

/** What a rule reports, as the set takes it. */
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
