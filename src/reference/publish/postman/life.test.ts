import { describe, expect, it } from 'vitest';
import type { MockContract, MockOperation, Trigger } from '../../mock/contract';
import { Life, type Step } from './life';

const operation = (
  id: string,
  target: MockOperation['target'],
  sandbox: readonly Trigger[] = [],
): MockOperation => ({
  id,
  target,
  sandbox,
  method: 'POST',
  path: `/${id}`,
  scopes: [],
  key: 'none',
  parameters: [],
  status: 200,
  headers: {},
  echoes: [],
  errors: [],
  commonErrors: [],
  events: [],
  refusals: [],
});

const own = { kind: 'object', of: 'Ticket', parameter: 'ticketId' } as const;
const create = operation('create', { kind: 'new', of: 'Ticket' }, [
  { in: 'body', name: '/title', value: 'lose', state: 'lost' },
  { in: 'body', name: '/title', value: 'refuse', error: 'title_taken' },
]);
const close = operation('close', own);
const reopen = operation('reopen', own);

const mock: MockContract = {
  set: 'general',
  moment: 0,
  basePath: '/v1',
  schemas: {},
  operations: [create, close, reopen],
  events: {},
  errors: {},
  fees: {},
  resources: {
    Ticket: {
      prefix: 'tic',
      example: { id: 'tic_1', status: 'open' },
      conditional: {},
      seeds: {},
      lifecycle: {
        property: 'status',
        initial: ['created'],
        states: {
          created: [{ to: 'open', after: 'PT1M' }, { to: 'lost' }],
          open: [
            { to: 'closed', operation: 'close' },
            { to: 'expired', after: 'PT1H' },
          ],
          closed: [{ to: 'open', operation: 'reopen' }],
          expired: [],
          lost: [],
        },
      },
    },
  },
};

const life = new Life(mock, 'Ticket');
const maker = { operation: create, state: 'created' };
const told = (steps: readonly Step[] | undefined) =>
  steps?.map((step) =>
    step.kind === 'wait' ? `wait ${step.ms / 1000}` : step.operation.id + (step.trigger ? '!' : ''),
  );

describe('a way through a lifecycle', () => {
  it('is nothing where the object stands there', () => {
    expect(life.wayTo(['open'], 0, { state: 'open', since: 0 }, maker)).toEqual([]);
  });

  it('waits and calls', () => {
    const current = { state: 'created', since: 0 };
    expect(told(life.wayTo(['closed'], 20_000, current, maker))).toEqual(['wait 40', 'close']);
  });

  it('goes back by a call', () => {
    expect(told(life.wayTo(['open'], 0, { state: 'closed', since: 0 }, maker))).toEqual(['reopen']);
  });

  it('makes another object where the first one ended', () => {
    const current = { state: 'expired', since: 0 };
    expect(told(life.wayTo(['open'], 0, current, maker))).toEqual(['create', 'wait 60']);
  });

  it('uses the sandbox value that leads there', () => {
    expect(told(life.wayTo(['lost'], 0, undefined, maker))).toEqual(['create!', 'wait 5']);
  });

  it('rather makes another object than waits an hour', () => {
    const current = { state: 'created', since: 0 };
    expect(told(life.wayTo(['expired', 'lost'], 0, current, maker))).toEqual(['create!', 'wait 5']);
  });

  it('does not exist without a maker', () => {
    expect(life.wayTo(['open'], 0, { state: 'lost', since: 0 }, undefined)).toBeUndefined();
  });
});

describe('where an object stands', () => {
  it('moves on with time, move after move', () => {
    const current = { state: 'created', since: 0 };
    expect(life.at(current, 59_000).state).toBe('created');
    expect(life.at(current, 60_000)).toEqual({ state: 'open', since: 60_000 });
    expect(life.at(current, 3_660_000).state).toBe('expired');
  });

  it('changes by a call that moves it, and by no other', () => {
    const current = { state: 'open', since: 0 };
    expect(life.after(current, close, 5000)).toEqual({ state: 'closed', since: 5000 });
    expect(life.after(current, reopen, 5000)).toEqual(current);
  });
});
