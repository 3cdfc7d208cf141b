import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { node } from './node';
import { php } from './php';
import { python } from './python';
import type { SampleGenerator } from './request';

/** The languages the site offers, in the order of their tabs. Tests run every one of them. */
export const sampleGenerators: readonly SampleGenerator[] = [curl, node, python, php, go, java];

export type { NameValue, SampleGenerator, SampleLanguageId, SampleRequest } from './request';
