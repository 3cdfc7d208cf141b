import { type ReactNode, useSyncExternalStore } from 'react';

/** A compiled page: its text, with what the theme reads of it. */
export type Content = () => ReactNode;

/** The states of a page, from when it was first loaded. */
interface Live {
  readonly latest: () => Content;
  readonly subscribe: (listener: () => void) => () => void;
  readonly take: (content: Content) => void;
}

/** The bundler's side of a module; `data` is what its previous state left behind. */
export interface Hot {
  readonly data?: { readonly live?: Live } | undefined;
  readonly accept: (fail: () => void) => void;
  readonly dispose: (leave: (data: { live?: Live }) => void) => void;
}

const lives = new WeakMap<Content, Live>();

function createLive(first: Content): Live {
  let latest = first;
  const listeners = new Set<() => void>();
  return {
    latest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take: (content) => {
      latest = content;
      for (const listener of listeners) listener();
    },
  };
}

function liveOf(first: Content): Live {
  const live = lives.get(first) ?? createLive(first);
  lives.set(first, live);
  return live;
}

/**
 * The tab that shows a page takes over its new state. Without this the bundler evaluates every module
 * that leads to the page, up to the entry, and renders the whole site again.
 *
 * @param page exports of the page's module
 */
export function takeOver(hot: Hot, { default: content, ...rest }: { default: Content }): void {
  // The router does the same with the state that it loaded.
  Object.assign(content, rest);
  const live = hot.data?.live ?? liveOf(content);
  lives.set(content, live);
  live.take(content);
  hot.dispose((data) => {
    data.live = live;
  });
  // The overlay shows why a page does not compile; its previous state stays below.
  hot.accept(() => undefined);
}

/** The newest state of a page, of which the router has the first. */
export function useLatest<T extends Content>(first: T): T {
  const { latest, subscribe } = liveOf(first);
  // A module hands over only states of one page.
  return useSyncExternalStore(subscribe, latest) as T;
}
