import { enumValues } from './enum-values';
import { errors } from './errors';
import { events } from './events';
import { operations } from './operations';
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
];
