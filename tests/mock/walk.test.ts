import { afterAll, describe, expect, it } from 'vitest';
import type { BehaviorModule } from '../../src/reference/mock';
import { loadSubjects, type Subject } from './support';
import type { Finding } from './walk/checks';
import { shrink } from './walk/shrink';
import { stepsOf, type Step } from './walk/steps';
import { walk } from './walk/walk';

/**
 * Makes thousands of valid calls in random order, with clock changes between them, and checks that
 * every answer and event matches the contract, that the ledger is correct after each step, and that
 * calls do not get slower.
 */
const subjects = await loadSubjects();
const CALLS = 20_000;
/**
 * Number of calls in a sandbox that is never reset. The other calls use sandboxes that are reset
 * from time to time, in which the examples are fresh.
 */
const LASTING = 12_000;
/** Number of calls until the code is compiled; they are not compared. */
const WARM_UP = 1000;
const SEED = 20;
const lines: string[] = [];

afterAll(() => {
  console.log(lines.join('\n'));
});

/** Describes the shortest sequence of steps that leads to a finding of the same kind. */
async function explain(
  subject: Subject,
  steps: readonly Step[],
  [finding]: readonly Finding[],
  behaviors?: readonly BehaviorModule[],
): Promise<readonly string[]> {
  if (!finding) return [];
  const shortest = await shrink(steps, async (fewer) => {
    const { findings } = await walk(subject, fewer, behaviors);
    return findings.some(({ kind }) => kind === finding.kind);
  });
  const { made, findings } = await walk(subject, shortest, behaviors);
  return [...made, ...findings.map(({ kind, text }) => `→ ${kind}: ${text}`)];
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(subjects)('$set', (subject) => {
  it('matches the contract on every walk', { timeout: 600_000 }, async () => {
    const steps = stepsOf(subject, CALLS, SEED, LASTING);
    const report = await walk(subject, steps);
    expect(await explain(subject, steps.slice(0, report.stepsTaken), report.findings)).toEqual([]);
    const times = report.times.slice(WARM_UP, LASTING);
    const quarter = Math.floor(times.length / 4);
    const [early, late] = [average(times.slice(0, quarter)), average(times.slice(-quarter))];
    expect(late, 'microseconds per call in the last quarter').toBeLessThan(2 * early);
    const { operations, resources } = subject.mock;
    const states = Object.values(resources).flatMap(({ lifecycle }) =>
      Object.keys(lifecycle?.states ?? {}),
    );
    const statuses = [...report.statuses].sort(([a], [b]) => a - b);
    lines.push(
      `walk of ${subject.set}: ${report.times.length} calls in ${steps.length} steps, ` +
        `${report.succeeded.size} of ${operations.length} operations succeeded, ` +
        `${report.states.size} of ${states.length} states reached, ${report.events} events ` +
        `(${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}); ` +
        `${early.toFixed(0)} µs per call at first, ${late.toFixed(0)} µs at last`,
    );
  });
});

interface Writable {
  value: object;
}

describe('a walk reports', () => {
  const [library] = subjects;
  if (!library) throw new Error('There is no library.');
  const steps = stepsOf(library, 400, SEED);
  const euros = { amount: '5.00', currency: 'EUR' };
  const onLoan = (moved: NonNullable<BehaviorModule['moved']>[string]): BehaviorModule => ({
    moved: { Loan: moved },
  });

  it.each<[Finding['kind'], string, BehaviorModule]>([
    [
      'ledger',
      'money made of nothing',
      onLoan((_loan, _move, { ledger }) => {
        const accounts = ledger as unknown as {
          apply: (owner: string, part: string, unit: string, change: object) => void;
        };
        accounts.apply('reader', 'available', 'EUR', { digits: 5n, scale: 0 });
      }),
    ],
    [
      'ledger',
      'an entry that only one side has',
      onLoan((loan, _move, { ledger }) => {
        ledger.move('outside:till', 'reader', euros, { type: 'fine', relatedId: loan.key });
        (ledger.bookings('reader') as unknown[]).pop();
      }),
    ],
    [
      'repeated event',
      'an event that is sent twice',
      onLoan((loan, { to }, world) => {
        if (to === 'open') world.emit('loan.opened', loan);
      }),
    ],
    [
      'presence',
      'a property that a rule keeps against its condition',
      {
        after: {
          returnBook: (loan) => {
            const failure = { code: 'book_damaged', detail: 'It is wet.', retryable: false };
            (loan as Writable).value = { ...(loan as Writable).value, failure };
          },
        },
      },
    ],
    [
      'failure',
      'a rule that the contract does not know',
      onLoan((loan, { to }, world) => {
        if (to === 'open') world.move(loan, 'refused');
      }),
    ],
  ])('%s: %s, and the steps that lead to it', async (kind, _what, behavior) => {
    const { findings, stepsTaken } = await walk(library, steps, [behavior]);
    expect(findings.map((finding) => finding.kind)).toContain(kind);
    const shortest = await explain(library, steps.slice(0, stepsTaken), findings, [behavior]);
    expect(shortest.filter((line) => !line.startsWith('→')).length).toBeLessThanOrEqual(4);
    expect(shortest.at(-1)).toContain(`→ ${kind}: `);
  });
});
