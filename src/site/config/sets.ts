import { docsSets } from '../sets';
import { sampleNotice } from './sample-notice';
import { site } from './site';

export const sets = docsSets(site.productName);

/** Sets whose contract is made up. */
export const sampleSets = sets.filter(({ isSample }) => isSample);

/** The notice on the pages while a set is a sample. */
export const notice = sampleNotice(sets);

/** The announcement bar; a new id shows it again to readers who closed it. */
export const announcement = notice && { id: 'sample-contract', content: notice.bar };

export const setIds: readonly string[] = sets.map(({ id }) => id);

/** Product name of each set, by id. */
export const setTitles: Readonly<Record<string, string>> = Object.fromEntries(
  sets.map(({ id, title }) => [id, title]),
);
