import { asObject } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { jsonOf } from '../contract/http/parse-json';

/** Returns the part of local storage that the playground uses; throws if storage is blocked. */
export type BrowserStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the stored object; undefined if there is none or storage is blocked. */
export function readStored(storage: BrowserStorage, key: string): JsonObject | undefined {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : asObject(jsonOf(text));
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it for `null`. Returns whether the browser allowed it. */
export function writeStored(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores nothing, like a browser that blocks storage. */
export const withoutStorage: BrowserStorage = () => {
  throw new Error('There is no storage.');
};
