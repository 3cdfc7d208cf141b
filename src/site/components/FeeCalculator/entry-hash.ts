const START = '#fee=';

/** The fragment of the address as the place where the calculator keeps what was entered. */
export interface EntryHash {
  readonly subscribe: (onChange: () => void) => () => void;
  /** The latest fragment of a calculation; `''` before there was one. */
  readonly read: () => string;
  readonly write: (hash: string) => void;
}

/** Other fragments, such as the anchors of the page, leave what was entered as it is. */
export function createEntryHash(): EntryHash {
  const listeners = new Set<() => void>();
  let latest = '';
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      window.addEventListener('hashchange', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('hashchange', onChange);
      };
    },
    read: () => {
      const { hash } = window.location;
      if (hash.startsWith(START)) latest = hash;
      return latest;
    },
    write: (hash) => {
      // Not through the router, which would look for an anchor of that name.
      window.history.replaceState(window.history.state, '', hash);
      for (const listener of listeners) listener();
    },
  };
}
