import { useState } from 'react';
import { readRecents, withRecent, writeRecents } from '../../../../reference/search/recents';
import { readStored, store } from '../../storage';

const KEY = 'partner-docs.search-recents';

/** The hits opened last. Without storage, they are those of this dialog. */
export function useRecents() {
  const [recents, setRecents] = useState(() => readRecents(readStored(KEY)));
  return {
    recents,
    remember: (path: string): void => {
      const next = withRecent(recents, path);
      store(KEY, writeRecents(next));
      setRecents(next);
    },
    forget: (): void => {
      store(KEY, null);
      setRecents([]);
    },
  };
}
