import { describe, expect, it } from 'vitest';
import type { MockContract, MockOperation, Trigger } from '../../mock/contract';
import { LifecycleModel, type Step } from './lifecycle';

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
  access: [],
  key: 'none',
  parameters: [],
  status: 200,
  headers: {},
  echoes: [],
  errors: [],
  commonErrors: [],
  events: [],
  emits: {},
  refusals: [],
});

const own = { kind: 'object', type: 'Ticket', parameter: 'ticketId' } as const;
const create = operation('create', { kind: 'new', type: 'Ticket' }, [
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
  credentials: {},
  operations: [create, close, reopen],
  events: {},
  errors: {},
  fees: {},
  scales: {},
  forms: { amounts: [] },
  resources: {
    Ticket: {
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

const model = new LifecycleModel(mock, 'Ticket');
const maker = { operation: create, state: 'created' };
const shown = (steps: readonly Step[] | undefined) =>
  steps?.map((step) =>
    step.kind === 'wait' ? `wait ${step.ms / 1000}` : step.operation.id + (step.trigger ? '!' : ''),
  );

describe('cheapestSteps', () => {
  it('is empty for an object that is in the state already', () => {
    expect(model.cheapestSteps(['open'], 0, { state: 'open', since: 0 }, maker)).toEqual([]);
  });

  it('waits and calls', () => {
    const current = { state: 'created', since: 0 };
    expect(shown(model.cheapestSteps(['closed'], 20_000, current, maker))).toEqual([
      'wait 40',
      'close',
    ]);
  });

  it('calls an operation that moves back', () => {
    expect(shown(model.cheapestSteps(['open'], 0, { state: 'closed', since: 0 }, maker))).toEqual([
      'reopen',
    ]);
  });

  it('creates another object when the current one has reached its end', () => {
    const current = { state: 'expired', since: 0 };
    expect(shown(model.cheapestSteps(['open'], 0, current, maker))).toEqual(['create', 'wait 60']);
  });

  it('uses a sandbox value that leads to the state', () => {
    expect(shown(model.cheapestSteps(['lost'], 0, undefined, maker))).toEqual([
      'create!',
      'wait 5',
    ]);
  });

  it('creates another object instead of waiting an hour', () => {
    const current = { state: 'created', since: 0 };
    expect(shown(model.cheapestSteps(['expired', 'lost'], 0, current, maker))).toEqual([
      'create!',
      'wait 5',
    ]);
  });

  it('is undefined when only a new object would do and none can be created', () => {
    expect(
      model.cheapestSteps(['open'], 0, { state: 'lost', since: 0 }, undefined),
    ).toBeUndefined();
  });
});

describe('the position of an object', () => {
  it('moves on with time, one move after another', () => {
    const current = { state: 'created', since: 0 };
    expect(model.positionAt(current, 59_000).state).toBe('created');
    expect(model.positionAt(current, 60_000)).toEqual({ state: 'open', since: 60_000 });
    expect(model.positionAt(current, 3_660_000).state).toBe('expired');
  });

  it('changes with a call that moves it, and with no other', () => {
    const current = { state: 'open', since: 0 };
    expect(model.positionAfter(current, close, 5000)).toEqual({ state: 'closed', since: 5000 });
    expect(model.positionAfter(current, reopen, 5000)).toEqual(current);
  });
});
