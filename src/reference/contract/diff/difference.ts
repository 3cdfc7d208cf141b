import { compare } from '../compare';

/** Who takes what a schema describes: the provider, or the partner. */
export type Direction = 'accepted' | 'sent';

/** One thing that is not as it was. */
export interface Difference {
  /** Where, as entries of the change log write it: `schema:Card.limits`, `op:createCard`. */
  readonly at: string;
  /** What happened, kebab-case: `field-added`. */
  readonly kind: string;
  /** Whether an integration that follows the conventions can stop working. */
  readonly breaking: boolean;
  /** A sentence without its full stop. */
  readonly what: string;
}

/** Collects differences; what is found twice is breaking when it once was. */
export class Differences {
  private readonly found = new Map<string, Difference>();

  add(at: string, kind: string, breaking: boolean, what: string): void {
    const key = `${at} ${kind} ${what}`;
    const known = this.found.get(key);
    this.found.set(key, { at, kind, breaking: breaking || known?.breaking === true, what });
  }

  /** By place, then kind. */
  all(): readonly Difference[] {
    return [...this.found.values()].sort(
      (a, b) => compare(a.at, b.at) || compare(a.kind, b.kind) || compare(a.what, b.what),
    );
  }
}

/** `\`a\` and \`b\``: names inside a sentence. */
export const named = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ');

/** Members of the second list that the first one lacks. */
export const added = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((name) => !before.includes(name));
