import { asObject } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { jsonOf } from '../contract/http/parse-json';

/** The part of local storage that the playground uses; getting it throws where storage is blocked. */
export type BrowserStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored object; undefined when there is none or storage is blocked. */
export function readStored(storage: BrowserStorage, key: string): JsonObject | undefined {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : asObject(jsonOf(text));
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes what is stored; returns whether the browser did it. */
export function writeStored(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps nothing, as a browser that blocks storage. */
export const withoutStorage: BrowserStorage = () => {
  throw new Error('There is no storage.');
};
