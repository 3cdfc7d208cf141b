type StorageName = 'localStorage' | 'sessionStorage';

/** Returns a stored value; null if there is none, or if the browser blocks storage. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it if it is null.
 *
 * @returns whether this succeeded; storage may be blocked or full
 */
export function store(
  key: string,
  value: string | null,
  storage: StorageName = 'localStorage',
): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
