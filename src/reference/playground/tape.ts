import { asObject, asText, isArray } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { IDEMPOTENCY_KEY } from '../mock/ids';
import type { Entry } from './catalog';
import type { Draft } from './draft';
import type { Access } from './environment';
import { readDraft } from './read-draft';
import { readStored, writeStored, type BrowserStorage } from './storage';

/** What a sandbox begins with. */
export interface Origin {
  /** Seed of its random numbers. */
  readonly seed: number;
  /** Time of the computer in milliseconds since 1970. */
  readonly start: number;
}

interface Occasion {
  /** Time of the computer in milliseconds since 1970: the sandbox sees the same when it is done again. */
  readonly at: number;
  readonly access: Access;
}

/** A request to the sandbox, with the idempotency key that it got. */
export interface SentStep extends Occasion {
  readonly draft: Draft;
  readonly key: string;
}

/** A move of the virtual clock by an ISO 8601 duration. */
export interface ClockStep extends Occasion {
  readonly advance: string;
}

export type Step = SentStep | ClockStep;

/** A reload does not bring back a visit that is longer. */
const MOST_STEPS = 200;

const ACCESS: readonly Access[] = ['full', 'readonly', 'none'];

const newOrigin = (): Origin => ({
  seed: Math.floor(Math.random() * 2 ** 32),
  start: Date.now(),
});

/** A moment that is over; undefined for anything else. */
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
  const isKey = typeof key === 'string' && IDEMPOTENCY_KEY.test(key);
  return entry && draft !== undefined && isKey
    ? { at, access, draft: readDraft(entry, draft), key }
    : undefined;
}

/**
 * What a tab did to the sandbox, in its session storage. The sandbox follows from its
 * origin and the steps, so a reload can bring its objects back by doing the steps again.
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
    // One step that is unreadable may have made what later ones use.
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

  /** Begins anew, for a sandbox that does so. */
  clear(): void {
    this.origin = newOrigin();
    this.steps = [];
    writeStored(this.storage, this.storageKey, null);
  }
}
