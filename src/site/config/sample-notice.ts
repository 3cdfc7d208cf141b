import type { DocsSet } from '../../reference';

const namesOf = (titles: readonly string[]): string => new Intl.ListFormat('en').format(titles);

/** What the bar and the footer say of sets whose contract is made up, and of no other. */
export function sampleNotice(
  sets: readonly Pick<DocsSet, 'title' | 'isSample'>[],
): { readonly bar: string; readonly footer: string } | undefined {
  const samples = sets.filter(({ isSample }) => isSample);
  if (samples.length === 0) return undefined;
  const areAll = samples.length === sets.length;
  const pages = areAll
    ? 'These pages'
    : `The pages of ${namesOf(samples.map(({ title }) => title))}`;
  return {
    bar: `${pages} describe a sample contract. Hosts, fees and limits are illustrative.`,
    footer: areAll
      ? 'Sample contract: nothing here is an offer.'
      : `${pages} describe a sample contract: nothing there is an offer.`,
  };
}
