import { docsSets } from '../sets';
import { sampleNotice } from './sample-notice';
import { site } from './site';

export const sets = docsSets(site.productName);

/** Sets whose contract is made up. */
export const sampleSets = sets.filter(({ isSample }) => isSample);

/** What the pages say while a set is a sample. */
export const notice = sampleNotice(sets);

/** The announcement bar; a new id shows it again to those who closed it. */
export const announcement = notice && { id: 'sample-contract', content: notice.bar };

export const setIds: readonly string[] = sets.map(({ id }) => id);

/** Name of the product of each set. */
export const setTitles: Readonly<Record<string, string>> = Object.fromEntries(
  sets.map(({ id, title }) => [id, title]),
);
