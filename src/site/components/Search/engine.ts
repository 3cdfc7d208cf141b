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
  return buildIndex(unpack(pages), false);
};

const loadAll = async (): Promise<SearchIndex> => {
  const { default: pages } = await import(
    /* webpackChunkName: "search-texts" */ '@generated/search/default/texts.json'
  );
  return buildIndexInSlices(unpack(pages));
};

let names: Promise<SearchIndex> | undefined;
let complete: Promise<SearchIndex> | undefined;
/** The whole index, once it is there. */
let best: SearchIndex | undefined;

/**
 * The small index: titles, paths, codes. Enough for the first result.
 *
 * @throws when it cannot be loaded or read; the next call tries again
 */
export function namesIndex(): Promise<SearchIndex> {
  names ??= loadNames().catch((error: unknown) => {
    names = undefined;
    throw error;
  });
  return names;
}

/**
 * The whole index, with texts and fields.
 *
 * @throws when it cannot be loaded or read; the next call tries again
 */
export function completeIndex(): Promise<SearchIndex> {
  complete ??= loadAll().then(
    (index) => (best = index),
    (error: unknown) => {
      complete = undefined;
      throw error;
    },
  );
  return complete;
}

/** Whether the whole index is on its way: it was asked for, is not there and has not failed. */
export const isCompleting = (): boolean => complete !== undefined && best === undefined;

/** The best index there is at the moment. */
export const bestIndex = async (): Promise<SearchIndex> => best ?? (await namesIndex());
