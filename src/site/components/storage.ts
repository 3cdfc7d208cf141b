type StorageName = 'localStorage' | 'sessionStorage';

/** A stored value; null when there is none, or when the browser blocks storage. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it when it is null.
 *
 * @returns whether the browser did; storage may be blocked or full
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
