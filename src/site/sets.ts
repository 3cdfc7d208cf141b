import type { DocsSet } from '../reference';
import { site } from './config/site';

/** The docs sets, in the order in which readers see them; each is a folder `partners/<id>`. */
export const sets: readonly DocsSet[] = [
  { id: 'general', title: site.productName },
  { id: 'rebell-pay', title: site.payProductName },
];

export const setIds: readonly string[] = sets.map(({ id }) => id);

/** Name of the product of each set. */
export const setTitles: Readonly<Record<string, string>> = Object.fromEntries(
  sets.map(({ id, title }) => [id, title]),
);
