import type { DocsSet } from './workspace';

/** Sets whose contract is made up. */
export interface SampleSets {
  /** Whether the site has no other sets. */
  readonly areAll: boolean;
  /** `Library, Pets, and Rates` */
  readonly names: string;
}

/** The sets whose contract is made up; undefined if there are none. */
export function samplesAmong(
  sets: readonly Pick<DocsSet, 'title' | 'isSample'>[],
): SampleSets | undefined {
  const samples = sets.filter(({ isSample }) => isSample);
  if (samples.length === 0) return undefined;
  return {
    areAll: samples.length === sets.length,
    names: new Intl.ListFormat('en').format(samples.map(({ title }) => title)),
  };
}
