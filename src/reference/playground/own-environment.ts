import { asText } from '../contract/json';
import type { JsonValue } from '../contract/model';
import { baseUrlFault, type Environment } from './environment';
import { readStored, writeStored, type BrowserStorage } from './storage';

export type OwnEnvironment = Extract<Environment, { kind: 'own' }>;

/** Kept in the `memory` of the page, `stored` in this browser, or `blocked` by the browser. */
export type OwnEnvironmentStorage = 'memory' | 'stored' | 'blocked';

export const NO_OWN: OwnEnvironment = { kind: 'own', baseUrl: '', apiKey: '' };

/** Maximum length of a text that is read from storage, in characters. */
const MAX_CHARACTERS = 2000;

const keyFor = (set: string): string => `partner-docs.playground.${set}.own`;

const textOf = (value: JsonValue | undefined): string =>
  asText(value)?.slice(0, MAX_CHARACTERS) ?? '';

/** Returns the URL and key that the reader stored; undefined if there are none. */
export function loadOwn(storage: BrowserStorage, set: string): OwnEnvironment | undefined {
  const stored = readStored(storage, keyFor(set));
  const baseUrl = textOf(stored?.baseUrl);
  // The form stores only valid URLs, so any other URL was written by something else.
  if (!stored || (baseUrl !== '' && baseUrlFault(baseUrl) !== undefined)) return undefined;
  return { kind: 'own', baseUrl, apiKey: textOf(stored.apiKey) };
}

/** Stores the URL and key in this browser, at the reader's request. */
export const keepOwn = (
  storage: BrowserStorage,
  set: string,
  { baseUrl, apiKey }: OwnEnvironment,
): OwnEnvironmentStorage =>
  writeStored(storage, keyFor(set), JSON.stringify({ baseUrl, apiKey })) ? 'stored' : 'blocked';

export const forgetOwn = (storage: BrowserStorage, set: string): boolean =>
  writeStored(storage, keyFor(set), null);
