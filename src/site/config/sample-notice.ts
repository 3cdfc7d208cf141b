import type { DocsSet } from '../../reference';
import { samplesAmong } from '../../reference/contract/sample-sets';

/** The notices in the bar and the footer about sets with a made-up contract, if there are any. */
export function sampleNotice(
  sets: readonly Pick<DocsSet, 'title' | 'isSample'>[],
): { readonly bar: string; readonly footer: string } | undefined {
  const samples = samplesAmong(sets);
  if (!samples) return undefined;
  const { areAll, names } = samples;
  const pages = areAll ? 'These pages' : `The pages of ${names}`;
  return {
    bar: `${pages} describe a sample contract. Hosts, fees and limits are illustrative.`,
    footer: areAll
      ? 'Sample contract: nothing here is an offer.'
      : `${pages} describe a sample contract: nothing there is an offer.`,
  };
}
