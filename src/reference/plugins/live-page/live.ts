import { type ReactNode, useSyncExternalStore } from 'react';

/** A compiled page: its text, with what the theme reads of it. */
export type Content = () => ReactNode;

/** The states of a page, from when it was first loaded. */
interface Live {
  readonly latest: () => Content;
  readonly subscribe: (hear: () => void) => () => void;
  readonly take: (content: Content) => void;
}

/** The bundler's side of a module; `data` is what its state before left behind. */
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
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    take: (content) => {
      latest = content;
      for (const hear of listeners) hear();
    },
  };
}

function liveOf(first: Content): Live {
  const live = lives.get(first) ?? createLive(first);
  lives.set(first, live);
  return live;
}

/**
 * A page was made again: the tab that shows it takes it over. Without this the
 * bundler evaluates every module that leads to the page, up to the entry, and
 * the whole site is put together anew.
 *
 * @param page exports of the page's module
 */
export function takeOver(hot: Hot, { default: content, ...others }: { default: Content }): void {
  // The router does so as well, with the state it loaded.
  Object.assign(content, others);
  const live = hot.data?.live ?? liveOf(content);
  lives.set(content, live);
  live.take(content);
  hot.dispose((data) => {
    data.live = live;
  });
  // The overlay shows a page that does not compile; the state before stays below it.
  hot.accept(() => undefined);
}

/** The newest state of a page, of which the router has the first. */
export function useLatest<T extends Content>(first: T): T {
  const { latest, subscribe } = liveOf(first);
  // A module hands over states of one page alone.
  return useSyncExternalStore(subscribe, latest) as T;
}
