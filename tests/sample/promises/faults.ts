import { expect } from 'vitest';
import { objects } from '../../../src/reference/contract/json';
import type { JsonValue } from '../../../src/reference/contract/model';
import type { Program } from './program';

/** Errors whose example shows one mistake of many, so that a way to them shows another one. */
const OF_MANY = new Set(['validation_failed']);

const rulesIn = (faults: JsonValue | undefined): ReadonlySet<JsonValue | undefined> =>
  new Set(objects(faults).map(({ code }) => code));

/**
 * Checks that the last answer of a program names fields at fault if the example of its error does,
 * and says the same of them: which rule they break. A failure of an object, which comes with a
 * success, names no fields.
 */
export function expectFaultsOfExample({ answered, subject }: Program, code: string): void {
  if (answered.code !== code || OF_MANY.has(code)) return;
  const error = subject.contract.errors.find((candidate) => candidate.code === code);
  expect(rulesIn(answered.errors)).toEqual(rulesIn(error?.example.errors));
}
