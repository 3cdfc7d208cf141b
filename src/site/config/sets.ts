import { docsSets } from '../sets';
import { site } from './site';

export const sets = docsSets(site.productName);

/** Sets whose contract is made up. */
export const sampleSets = sets.filter(({ isSample }) => isSample);

const namesOf = (titles: readonly string[]): string => new Intl.ListFormat('en').format(titles);

/** The announcement bar, while a set is a sample; a new id shows it again to those who closed it. */
export const announcement =
  sampleSets.length === 0
    ? undefined
    : {
        id: 'sample-contract',
        content: `${
          sampleSets.length === sets.length
            ? 'These pages'
            : `The pages of ${namesOf(sampleSets.map(({ title }) => title))}`
        } describe a sample contract. Hosts, fees and limits are illustrative.`,
      };

export const setIds: readonly string[] = sets.map(({ id }) => id);

/** Name of the product of each set. */
export const setTitles: Readonly<Record<string, string>> = Object.fromEntries(
  sets.map(({ id, title }) => [id, title]),
);
