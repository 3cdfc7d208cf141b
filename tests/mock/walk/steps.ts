import type { MockContract, MockOperation } from '../../../src/reference/mock/contract';
import { seededRandom, type Random } from '../../../src/reference/mock/ids';
import type { Subject } from '../support';

/**
 * A step of a walk. The details of a call depend on its own seed and on the objects that exist when
 * it is made, so that it remains meaningful after earlier steps are removed.
 */
export type Step =
  | {
      readonly kind: 'call';
      readonly operation: string;
      readonly seed: number;
      /**
       * Whether the call continues with the object that the last call created or changed, if there
       * is one.
       */
      readonly isFollowUp: boolean;
    }
  | { readonly kind: 'wait'; readonly duration: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'move'; readonly seed: number };

const WAITS = ['PT10S', 'PT10S', 'PT5M', 'PT5M', 'PT1H', 'P1D', 'P7D'];

export const pick = <T>(random: Random, choices: readonly T[]): T | undefined =>
  choices[Math.floor(random() * choices.length)];

/** Whether an operation can end an object permanently. */
const isFinal = ({ resources }: MockContract, id: string): boolean =>
  Object.values(resources).some(({ lifecycle }) => {
    const states = lifecycle?.states ?? {};
    const moves = Object.values(states).flat();
    return moves.some(({ operation, to }) => operation === id && states[to]?.length === 0);
  });

/**
 * Returns the operations to choose from. Operations that end objects are rarely included, so that
 * objects remain for further calls.
 */
export const oftenLasting = (
  mock: MockContract,
  operations: readonly MockOperation[],
): readonly MockOperation[] =>
  operations.flatMap((operation) =>
    isFinal(mock, operation.id) ? [operation] : Array.from({ length: 6 }, () => operation),
  );

/** Number of calls between two resets, towards the end of a walk. */
const SHORT_WALK = 400;

/**
 * Returns the steps of a walk with this number of calls; the same seed gives the same steps.
 *
 * @param lasting number of calls in a sandbox that is never reset; later, it is reset from time to
 * time
 */
export function stepsOf(
  { mock }: Pick<Subject, 'mock'>,
  calls: number,
  seed: number,
  lasting = calls,
): Step[] {
  const random = seededRandom(seed);
  const operations = oftenLasting(mock, mock.operations).map(({ id }) => id);
  const nextSeed = () => Math.floor(random() * 2 ** 32);
  const steps: Step[] = [];
  for (let made = 0; made < calls; made += 1) {
    if (made >= lasting && (made - lasting) % SHORT_WALK === 0) steps.push({ kind: 'reset' });
    const isFollowUp = random() < 0.5;
    const operation = pick(random, operations) ?? '';
    steps.push({ kind: 'call', operation, seed: nextSeed(), isFollowUp });
    const chance = random();
    if (chance < 0.12) steps.push({ kind: 'wait', duration: pick(random, WAITS) ?? '' });
    else if (chance < 0.15) steps.push({ kind: 'move', seed: nextSeed() });
  }
  return steps;
}
