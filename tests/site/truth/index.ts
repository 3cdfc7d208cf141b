import { codes } from './codes';
import { enumValues } from './enum-values';
import { errors } from './errors';
import { events } from './events';
import { examples } from './examples';
import { illustrative } from './illustrative';
import { operations } from './operations';
import { problemTypes } from './problem-types';
import { properties } from './properties';
import { states } from './states';
import type { TruthCheck } from './truth';

/** Every check of the built pages against the contracts. */
export const truthChecks: readonly TruthCheck[] = [
  operations,
  properties,
  enumValues,
  states,
  events,
  errors,
  examples,
  codes,
  problemTypes,
  illustrative,
];
