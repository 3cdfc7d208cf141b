import type { MockContract } from '../../../src/reference/mock/contract';
import { seededRandom, type Random } from '../../../src/reference/mock/ids';
import type { Subject } from '../support';

/**
 * One step of a walk. A call takes its details from its own seed and from the objects that are
 * there when it is made, so that it still makes sense after steps before it were removed.
 */
export type Step =
  | { readonly kind: 'call'; readonly operation: string; readonly seed: number }
  | { readonly kind: 'wait'; readonly duration: string }
  | { readonly kind: 'move'; readonly seed: number };

const WAITS = ['PT10S', 'PT10S', 'PT5M', 'PT5M', 'PT1H', 'P1D', 'P7D'];

export const pick = <T>(random: Random, choices: readonly T[]): T | undefined =>
  choices[Math.floor(random() * choices.length)];

/** Whether an operation can end an object for good. */
const isFinal = ({ resources }: MockContract, id: string): boolean =>
  Object.values(resources).some(({ lifecycle }) => {
    const states = lifecycle?.states ?? {};
    const moves = Object.values(states).flat();
    return moves.some(({ operation, to }) => operation === id && states[to]?.length === 0);
  });

/** Steps of a walk with so many calls; the same for the same seed. */
export function stepsOf({ mock }: Pick<Subject, 'mock'>, calls: number, seed: number): Step[] {
  const random = seededRandom(seed);
  // Seldom what ends objects, so that there is something left to call.
  const operations = mock.operations.flatMap(({ id }) =>
    isFinal(mock, id) ? [id] : [id, id, id, id, id, id],
  );
  const nextSeed = () => Math.floor(random() * 2 ** 32);
  return Array.from({ length: calls }).flatMap((): Step[] => {
    const operation = pick(random, operations) ?? '';
    const call: Step = { kind: 'call', operation, seed: nextSeed() };
    const chance = random();
    if (chance < 0.2) return [call, { kind: 'wait', duration: pick(random, WAITS) ?? '' }];
    return chance < 0.23 ? [call, { kind: 'move', seed: nextSeed() }] : [call];
  });
}
