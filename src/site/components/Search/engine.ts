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

/** Loads once; after a failure, the next call tries again. */
const once = (load: () => Promise<SearchIndex>): (() => Promise<SearchIndex>) => {
  let index: Promise<SearchIndex> | undefined;
  return () =>
    (index ??= load().catch((error: unknown) => {
      index = undefined;
      throw error;
    }));
};

/**
 * The small index: titles, paths, codes. Enough for the first result.
 *
 * @throws when it cannot be loaded or read; the next call tries again
 */
export const namesIndex = once(loadNames);

/**
 * The whole index, with texts and fields.
 *
 * @throws when it cannot be loaded or read; the next call tries again
 */
export const completeIndex = once(async () => {
  isLoading = true;
  try {
    return (complete = await loadAll());
  } finally {
    isLoading = false;
  }
});

/** Whether the whole index is being loaded. */
export const isCompleting = (): boolean => isLoading;

/** The best index that is loaded by now. */
export const bestIndex = async (): Promise<SearchIndex> => complete ?? (await namesIndex());
