import { compare } from '../compare';
import { ownMember } from '../json';
import type { ContractFacts } from './facts';

/** Whether the provider accepts or sends the values that a schema describes. */
export type Direction = 'accepted' | 'sent';

/** One difference between two versions. */
export interface Difference {
  /** The place, as written in the change log: `schema:Card.limits`, `op:createCard`. */
  readonly pointer: string;
  /** The kind of change in kebab-case: `field-added`. */
  readonly kind: string;
  /** Whether an integration that follows the conventions can stop working. */
  readonly breaking: boolean;
  /** A sentence without its full stop. */
  readonly what: string;
}

/** Collects differences. A difference that is reported twice is breaking if either report is. */
export class Differences {
  private readonly byKey = new Map<string, Difference>();

  add(pointer: string, kind: string, breaking: boolean, what: string): void {
    const key = `${pointer} ${kind} ${what}`;
    const previous = this.byKey.get(key);
    this.byKey.set(key, { pointer, kind, breaking: breaking || previous?.breaking === true, what });
  }

  /** Returns all differences, sorted by place, then by kind. */
  all(): readonly Difference[] {
    return [...this.byKey.values()].sort(
      (a, b) => compare(a.pointer, b.pointer) || compare(a.kind, b.kind) || compare(a.what, b.what),
    );
  }
}

/** Two versions to compare, and the results so far. */
export interface Comparison {
  readonly before: ContractFacts;
  readonly after: ContractFacts;
  readonly differences: Differences;
  /** Pairs of named schemas that were compared, by direction. */
  readonly seen: Set<string>;
  /** Added and removed states, by the pointer of their values. */
  readonly states: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A place in the contract, and the direction of its values. */
export class Spot {
  constructor(
    private readonly differences: Differences,
    readonly pointer: string,
    readonly direction: Direction,
  ) {}

  get isAccepted(): boolean {
    return this.direction === 'accepted';
  }

  /** Another place with the same direction. */
  to(pointer: string): Spot {
    return new Spot(this.differences, pointer, this.direction);
  }

  below(name: string): Spot {
    return this.to(`${this.pointer}.${name}`);
  }

  add(kind: string, breaking: boolean, what: string): void {
    this.differences.add(this.pointer, kind, breaking, what);
  }

  fieldAdded(isRequired: boolean): void {
    const isBreaking = this.isAccepted && isRequired;
    this.add('field-added', isBreaking, isBreaking ? 'New field, required' : 'New field');
  }

  compareRequired(before: boolean, after: boolean): void {
    if (before === after) return;
    const kind = after ? 'field-required' : 'field-optional';
    this.add(kind, after === this.isAccepted, after ? 'Required' : 'Optional');
  }

  compareDeprecated(before: boolean, after: boolean): void {
    if (before === after) return;
    if (after) this.add('deprecated', false, 'Deprecated');
    else this.add('deprecation-lifted', false, 'No longer deprecated');
  }
}

/** `\`a\`, \`b\``: names inside a sentence. */
export const named = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ');

/** The members of the second list that are not in the first. */
export const added = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((name) => !before.includes(name));

/** Matches the members of two versions by name, and calls a function for each. */
export function compareMembers<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  on: {
    readonly added: (name: string, after: T) => void;
    readonly removed: (name: string, before: T) => void;
    readonly kept: (name: string, before: T, after: T) => void;
  },
): void {
  for (const [name, value] of Object.entries(after)) {
    const previous = ownMember(before, name);
    if (previous === undefined) on.added(name, value);
    else on.kept(name, previous, value);
  }
  for (const [name, value] of Object.entries(before)) {
    if (!Object.hasOwn(after, name)) on.removed(name, value);
  }
}
