import { describe, expect, it } from 'vitest';
import { textOf } from '../contract/json';
import type { BehaviorModule, NextMove } from './behavior';
import { day, LOAN_ID, START } from './testing/loans';
import { ask, FIRST, idempotent, KEY, open } from './testing/sandbox';

const LOAN = `/loans/${LOAN_ID}`;
/** Lends a book in a sandbox with these rules, and returns the answer. */
const lend = (...behaviors: readonly BehaviorModule[]) =>
  ask(open({ behaviors }).sandbox, 'POST', '/loans', idempotent(FIRST));

describe('check', () => {
  const short: BehaviorModule = {
    check: {
      lendBook: ({ body, refuse }) => {
        const { label } = body as { label: string };
        if (label.length < 2) refuse('validation_failed', 'Too short.', ['/label', 'length']);
      },
    },
  };

  it('refuses what a request says before an identifier in use and a sandbox value do', async () => {
    const { sandbox } = open({ behaviors: [short] });
    const sent = async (key: string, label: string) => {
      const call = idempotent(`${key}-0123456789ab`, { label, externalId: 'mine' });
      return (await ask(sandbox, 'POST', '/loans', call)).body;
    };
    expect(await sent('gone', 'gone')).toMatchObject({ code: 'loan_gone' });
    expect(await sent('first', 'ab')).toMatchObject({ label: 'ab' });
    expect(await sent('again', 'ab')).toMatchObject({ code: 'external_id_taken' });
    expect(await sent('short', 'a')).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/label', code: 'length', detail: 'Too short.' }],
    });
  });
});

describe('before', () => {
  it('gets the call and its object, and adds properties to the object', async () => {
    const calls: unknown[] = [];
    const rule: BehaviorModule = {
      before: {
        pauseLoan: ({ operation, path, key, target }, { now }) => {
          calls.push([operation, path, key, target?.key, now]);
          return { label: 'ruled' };
        },
      },
    };
    const { body } = await ask(open({ behaviors: [rule] }).sandbox, 'POST', `${LOAN}/pause`);
    expect(body).toMatchObject({ status: 'paused', label: 'ruled' });
    expect(calls).toEqual([['pauseLoan', { loanId: LOAN_ID }, KEY, LOAN_ID, START]]);
  });

  it('combines several modules, of which the last one wins', async () => {
    const { body } = await lend(
      { before: { lendBook: () => ({ label: 'first', readerId: 'reader' }) } },
      { before: { lendBook: () => undefined } },
      { before: { lendBook: () => ({ label: 'last' }) } },
    );
    expect(body).toMatchObject({ label: 'last', readerId: 'reader' });
  });

  it('refuses with an error of the operation, before anything has changed', async () => {
    const { sandbox } = open({
      behaviors: [{ before: { lendBook: ({ refuse }) => refuse('external_id_taken', 'Ours.') } }],
    });
    const { status, body } = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    expect([status, body.code, body.detail]).toEqual([409, 'external_id_taken', 'Ours.']);
    expect([...sandbox.session(KEY).objects.all()]).toEqual([]);
  });

  it('cannot refuse with an error that the operation does not list', async () => {
    const rule: BehaviorModule = { before: { lendBook: ({ refuse }) => refuse('loan_lost') } };
    await expect(lend(rule)).rejects.toThrow('lendBook answers loan_lost');
  });
});

describe('spelling', () => {
  it('changes the texts of a request before any rule sees them', async () => {
    const { body } = await lend(
      { spelling: (text, path) => (path[0] === 'label' ? `${text}${text}` : text) },
      { spelling: (text) => text.toUpperCase() },
    );
    expect(body.label).toBe('AA');
  });
});

describe('after', () => {
  it('gets the created object, and may change it', async () => {
    const { body } = await lend({
      after: {
        lendBook: (loan, { body: sent }, world) => {
          world.change(loan, { label: JSON.stringify([loan.value.status, sent]) });
        },
      },
    });
    expect(body.label).toBe('["created",{"label":"a"}]');
  });
});

describe('answer', () => {
  it('replaces the answer, unless it returns undefined', async () => {
    const rule = (answer: NonNullable<BehaviorModule['answer']>[string]) =>
      ask(open({ behaviors: [{ answer: { listLoans: answer } }] }).sandbox, 'GET', '/loans');
    expect((await rule(() => ({ data: ['ours'] }))).body).toEqual({ data: ['ours'] });
    expect((await rule(() => Promise.resolve({ data: [] }))).body).toEqual({ data: [] });
    expect((await rule(() => undefined)).body.data).toHaveLength(2);
  });
});

describe('moves', () => {
  it('run `moved`, then send their event', async () => {
    const moves: unknown[] = [];
    const { sandbox, sent, clock } = open({
      behaviors: [
        {
          moved: {
            Loan: ({ value }, move) => {
              moves.push([value.status, move, sent.length]);
            },
          },
        },
      ],
    });
    await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    clock.ms += 10_000;
    sandbox.tick();
    expect(moves).toEqual([['active', { from: 'created', to: 'active', operation: undefined }, 1]]);
    expect(sent.map(([type]) => type)).toEqual(['loan.created', 'loan.active']);
  });

  it('happen at the time of `next`, or not at all', async () => {
    const statusAfter = async (next: NextMove | undefined) => {
      const { sandbox } = open({ behaviors: [{ next: { Loan: () => next } }] });
      const { body } = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
      sandbox.advance(KEY, 'PT20S');
      return (await ask(sandbox, 'GET', `/loans/${textOf(body.id)}`)).body.status;
    };
    expect(await statusAfter(undefined)).toBe('active');
    expect(await statusAfter('nothing')).toBe('created');
    expect(await statusAfter({ to: 'active', at: START + 30_000 })).toBe('created');
    await expect(statusAfter({ to: 'closed', at: START })).rejects.toThrow(
      'cannot move from created to closed',
    );
  });
});

describe('jobs', () => {
  const scheduling = (jobs: BehaviorModule['jobs']): BehaviorModule => ({
    start: (world) => {
      world.schedule('remind', LOAN_ID, START + 60_000);
    },
    ...(jobs ? { jobs } : {}),
  });

  it('run at their time', () => {
    const done: unknown[] = [];
    const { sandbox } = open({
      behaviors: [
        scheduling({ remind: (subject, { timestamp }) => done.push([subject, timestamp()]) }),
      ],
    });
    sandbox.advance(KEY, 'PT59S');
    expect(done).toEqual([]);
    sandbox.advance(KEY, 'PT1H');
    expect(done).toEqual([[LOAN_ID, day(0, 60_000)]]);
  });

  it('must exist', () => {
    const { sandbox } = open({ behaviors: [scheduling(undefined)] });
    expect(() => {
      sandbox.advance(KEY, 'PT1H');
    }).toThrow('No behavior module has the job `remind`.');
  });
});
