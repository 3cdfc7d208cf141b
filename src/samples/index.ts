import { curl } from './curl';
import type { SampleGenerator } from './request';

/** The languages the site offers, in the order of their tabs. Tests run every one of them. */
export const sampleGenerators: readonly SampleGenerator[] = [curl];

export type { NameValue, SampleGenerator, SampleLanguageId, SampleRequest } from './request';
