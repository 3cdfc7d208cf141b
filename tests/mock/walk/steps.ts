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

/** Steps of a walk with so many calls; the same for the same seed. */
export function stepsOf({ mock }: Pick<Subject, 'mock'>, calls: number, seed: number): Step[] {
  const random = seededRandom(seed);
  const nextSeed = () => Math.floor(random() * 2 ** 32);
  return Array.from({ length: calls }).flatMap((): Step[] => {
    const operation = pick(random, mock.operations)?.id ?? '';
    const call: Step = { kind: 'call', operation, seed: nextSeed() };
    const chance = random();
    if (chance < 0.2) return [call, { kind: 'wait', duration: pick(random, WAITS) ?? '' }];
    return chance < 0.23 ? [call, { kind: 'move', seed: nextSeed() }] : [call];
  });
}
