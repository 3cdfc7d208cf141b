import { useSyncExternalStore } from 'react';
import type { Playground } from '@site/src/reference/playground/playground';
import type { PlaygroundState } from '@site/src/reference/playground/state';

/** The state of an open playground; renders again when it changes. */
export const usePlayground = (playground: Playground): PlaygroundState =>
  useSyncExternalStore(playground.subscribe, playground.getState, playground.getState);
