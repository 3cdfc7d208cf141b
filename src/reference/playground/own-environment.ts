import { asObject, asText } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { jsonOf } from '../contract/parse-json';
import { baseUrlFault, type Environment } from './environment';

export type OwnEnvironment = Extract<Environment, { kind: 'own' }>;

/** The part of local storage that the playground uses. */
export type OwnStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `memory`: gone with the page. `stored`: kept in this browser. `blocked`: the browser refused. */
export type OwnEnvironmentStorage = 'memory' | 'stored' | 'blocked';

export const NO_OWN: OwnEnvironment = { kind: 'own', baseUrl: '', apiKey: '' };

/** Longest text that is read from storage, in characters. */
const MAX_CHARACTERS = 2000;

const keyFor = (set: string): string => `partner-docs.playground.${set}.own`;

const textOf = (value: JsonValue | undefined): string =>
  asText(value)?.slice(0, MAX_CHARACTERS) ?? '';

/** The address and key that the reader stored; undefined when there are none. */
export function loadOwn(storage: () => OwnStorage, set: string): OwnEnvironment | undefined {
  try {
    const stored = storage().getItem(keyFor(set));
    if (stored === null) return undefined;
    const written = asObject(jsonOf(stored));
    const baseUrl = textOf(written.baseUrl);
    // The form stores no such address, so something else wrote it.
    if (baseUrl !== '' && baseUrlFault(baseUrl) !== undefined) return undefined;
    return { kind: 'own', baseUrl, apiKey: textOf(written.apiKey) };
  } catch {
    return undefined;
  }
}

/** Stores address and key in this browser, at the reader's request. */
export function keepOwn(
  storage: () => OwnStorage,
  set: string,
  own: OwnEnvironment,
): OwnEnvironmentStorage {
  try {
    const { baseUrl, apiKey } = own;
    storage().setItem(keyFor(set), JSON.stringify({ baseUrl, apiKey }));
    return 'stored';
  } catch {
    return 'blocked';
  }
}

export function forgetOwn(storage: () => OwnStorage, set: string): void {
  try {
    storage().removeItem(keyFor(set));
  } catch {
    // Blocked storage holds nothing.
  }
}
