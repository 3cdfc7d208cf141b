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

/** Caches the result of a load; after a failure, the next call tries again. */
const once = (load: () => Promise<SearchIndex>): (() => Promise<SearchIndex>) => {
  let index: Promise<SearchIndex> | undefined;
  return () =>
    (index ??= load().catch((error: unknown) => {
      index = undefined;
      throw error;
    }));
};

/** The small index with titles, paths and codes, which is enough for the first result. */
const namesIndex = once(loadNames);

/**
 * Returns the whole index, with texts and fields.
 *
 * @throws if it cannot be loaded or read; the next call tries again
 */
export const completeIndex = once(async () => (complete = await loadAll()));

/**
 * Returns the whole index if it is loaded, otherwise the small one.
 *
 * @throws if it cannot be loaded or read; the next call tries again
 */
export const bestIndex = async (): Promise<SearchIndex> => complete ?? (await namesIndex());
