import { docsSets } from '../sets';
import { site } from './site';

export const sets = docsSets(site.productName);

export const setIds: readonly string[] = sets.map(({ id }) => id);

/** Name of the product of each set. */
export const setTitles: Readonly<Record<string, string>> = Object.fromEntries(
  sets.map(({ id, title }) => [id, title]),
);
