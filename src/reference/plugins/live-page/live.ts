import { type ReactNode, useSyncExternalStore } from 'react';

/** A compiled page: a function that renders its text, with the properties that the theme reads. */
export type Content = () => ReactNode;

/** The states of a page since it was first loaded. */
interface Live {
  readonly latest: () => Content;
  readonly subscribe: (listener: () => void) => () => void;
  readonly take: (content: Content) => void;
}

/** The bundler's API for hot modules; `data` comes from the previous state of the module. */
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
 * Gives the new state of a page to the tab that shows it. Without this, the bundler evaluates every
 * module that imports the page, up to the entry, and renders the whole site again.
 *
 * @param page the exports of the page's module
 */
export function takeOver(hot: Hot, { default: content, ...rest }: { default: Content }): void {
  // The router does the same with the first state.
  Object.assign(content, rest);
  const live = hot.data?.live ?? liveOf(content);
  lives.set(content, live);
  live.take(content);
  hot.dispose((data) => {
    data.live = live;
  });
  // The overlay shows why a page does not compile; the previous state stays visible below it.
  hot.accept(() => undefined);
}

/** The newest state of a page, for which the router has only the first. */
export function useLatest<T extends Content>(first: T): T {
  const { latest, subscribe } = liveOf(first);
  // A module only hands over states of the same page.
  return useSyncExternalStore(subscribe, latest) as T;
}
