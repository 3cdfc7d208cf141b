import { asObject, asText, isArray } from '../contract/json';
import type { JsonValue } from '../contract/model';
import type { Entry } from './catalog';
import type { Draft } from './draft';
import type { Access } from './environment';
import { HEADER_KEY, readDraft } from './read-draft';
import { readStored, writeStored, type BrowserStorage } from './storage';

/** The initial conditions of a sandbox. */
export interface Origin {
  /** Seed of its random numbers. */
  readonly seed: number;
  /** Time of the computer in milliseconds since 1970. */
  readonly start: number;
}

interface Occasion {
  /** Time of the computer in milliseconds since 1970, which a replay uses again. */
  readonly at: number;
  readonly access: Access;
}

/** A request to the sandbox, with the idempotency key that it got. */
export interface SentStep extends Occasion {
  readonly draft: Draft;
  readonly key: string;
}

/** An advance of the virtual clock by an ISO 8601 duration. */
export interface ClockStep extends Occasion {
  readonly advance: string;
}

export type Step = SentStep | ClockStep;

/** Maximum number of steps; a longer visit is not restored after a reload. */
const MOST_STEPS = 200;

const ACCESS: readonly Access[] = ['full', 'readonly', 'none'];

const newOrigin = (): Origin => ({
  seed: Math.floor(Math.random() * 2 ** 32),
  start: Date.now(),
});

/** Returns the value if it is a time in the past; undefined otherwise. */
const pastMoment = (value: JsonValue | undefined): number | undefined =>
  typeof value === 'number' && value > 0 && value <= Date.now() ? value : undefined;

function readStep(entries: readonly Entry[], value: JsonValue): Step | undefined {
  const written = asObject(value);
  const { draft, key, advance } = written;
  const at = pastMoment(written.at);
  const access = ACCESS.find((other) => other === written.access);
  if (at === undefined || access === undefined) return undefined;
  if (typeof advance === 'string') return { at, access, advance };
  const id = asText(asObject(draft).operation);
  const entry = entries.find(({ operation }) => operation.id === id);
  const isKey = typeof key === 'string' && HEADER_KEY.test(key);
  return entry && draft !== undefined && isKey
    ? { at, access, draft: readDraft(entry, draft), key }
    : undefined;
}

/**
 * The steps of a tab in the sandbox, in its session storage. The origin and the steps determine the
 * sandbox, so a reload can restore its objects by repeating the steps.
 */
export class Tape {
  origin = newOrigin();
  steps: readonly Step[] = [];

  constructor(
    private readonly storage: BrowserStorage,
    private readonly set: string,
    entries: readonly Entry[],
  ) {
    const written = readStored(storage, this.storageKey) ?? {};
    const { seed, steps } = written;
    const start = pastMoment(written.start);
    const stored = isArray(steps) ? steps.map((step) => readStep(entries, step)) : [];
    const read = stored.flatMap((step) => step ?? []);
    // An unreadable step may have created objects that later steps use.
    if (read.length < stored.length || read.length > MOST_STEPS) return;
    if (typeof seed !== 'number' || start === undefined) return;
    this.origin = { seed, start };
    this.steps = read;
  }

  private get storageKey(): string {
    return `partner-docs.playground.${this.set}.tape`;
  }

  add(step: Step): void {
    this.steps = [...this.steps, step];
    const isLong = this.steps.length > MOST_STEPS;
    const text = isLong ? null : JSON.stringify({ ...this.origin, steps: this.steps });
    writeStored(this.storage, this.storageKey, text);
  }

  /** Clears the steps and chooses a new origin, for a sandbox that was reset. */
  clear(): void {
    this.origin = newOrigin();
    this.steps = [];
    writeStored(this.storage, this.storageKey, null);
  }
}
