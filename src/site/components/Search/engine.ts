import {
  buildIndex,
  buildIndexInSlices,
  type SearchIndex,
} from '../../../reference/search/index-build';
import { unpack } from '../../../reference/search/pack';

const loadNames = async (): Promise<SearchIndex> => {
  const { default: pages } = await import(
    /* webpackChunkName: "search-names" */ '@generated/search/default/names.json'
  );
  return buildIndex(unpack(pages));
};

const loadAll = async (): Promise<SearchIndex> => {
  const [{ default: pages }, { default: phrases }] = await Promise.all([
    import(/* webpackChunkName: "search-texts" */ '@generated/search/default/texts.json'),
    import(/* webpackChunkName: "search-texts" */ '@generated/search/default/phrases.json'),
  ]);
  return buildIndexInSlices(unpack(pages), phrases);
};

/** The whole index, once it is loaded. */
let complete: SearchIndex | undefined;
let isLoading = false;

/** Caches the result of a load; after a failure, the next call tries again. */
const once = (load: () => Promise<SearchIndex>): (() => Promise<SearchIndex>) => {
  let index: Promise<SearchIndex> | undefined;
  return () =>
    (index ??= load().catch((error: unknown) => {
      index = undefined;
      throw error;
    }));
};

/**
 * Returns the small index with titles, paths and codes, which is enough for the first result.
 *
 * @throws if it cannot be loaded or read; the next call tries again
 */
export const namesIndex = once(loadNames);

/**
 * Returns the whole index, with texts and fields.
 *
 * @throws if it cannot be loaded or read; the next call tries again
 */
export const completeIndex = once(async () => {
  isLoading = true;
  try {
    return (complete = await loadAll());
  } finally {
    isLoading = false;
  }
});

/** Whether the whole index is loading. */
export const isCompleting = (): boolean => isLoading;

/** Returns the best index that is loaded so far. */
export const bestIndex = async (): Promise<SearchIndex> => complete ?? (await namesIndex());
