import { describe, expect, it } from 'vitest';
import type { BehaviorModule } from './behavior';
import { day, LOAN_ID, PAUSED_ID, START } from './testing/loans';
import { ask, KEY, open } from './testing/sandbox';
import type { AnyContract, World } from './world';

/** Opens a sandbox with its world, as a behavior module gets it. */
function openWorld() {
  const worlds: World<AnyContract>[] = [];
  const rule: BehaviorModule = { start: (world) => void worlds.push(world) };
  const opened = open({ behaviors: [rule] });
  opened.sandbox.session(KEY);
  const [world] = worlds;
  if (!world) throw new Error('No session began.');
  return { ...opened, world };
}

interface Numbers {
  readonly data: readonly { readonly number: number }[];
  readonly page: { readonly hasMore: boolean; readonly nextCursor?: string };
}

const types = (sent: readonly (readonly [string, string])[]) => sent.map(([type]) => type);

describe('a world', () => {
  it('has the time of the session', () => {
    const { world, sandbox } = openWorld();
    expect([world.now, world.timestamp(), world.timestamp(START)]).toEqual([START, day(0), day(0)]);
    sandbox.advance(KEY, 'P1D');
    expect([world.now, world.timestamp()]).toEqual([START + world.duration('P1D'), day(1)]);
  });

  it('finds objects, including examples, by id and by the value of a property', () => {
    const { world } = openWorld();
    expect(world.get('Loan', LOAN_ID)?.value.status).toBe('active');
    expect(world.get('Loan', 'ln_nothing')).toBeUndefined();
    const keys = (status: string) => world.where('Loan', 'status', status).map(({ key }) => key);
    expect([keys('paused'), keys('closed')]).toEqual([[PAUSED_ID], []]);
  });

  it('creates objects with an id, and sends their event', () => {
    const { world, sent } = openWorld();
    const loan = world.create('Loan', { status: 'created' }, 'loan.created');
    expect(loan).toMatchObject({ seed: false, value: { id: loan.key, status: 'created' } });
    expect(loan.key).toMatch(/^ln_/);
    expect(types(sent)).toEqual(['loan.created']);
    expect(() => world.create('Limits', {})).toThrow('Limits has no id to be kept by.');
  });

  it('keeps objects at a path, and removes objects', () => {
    const { world } = openWorld();
    const path = '/loans/1/limits';
    world.put('Limits', path, { daily: '1.00' });
    const limits = world.get('Limits', path);
    expect(limits?.value).toEqual({ daily: '1.00' });
    if (limits) world.forget(limits);
    expect(world.get('Limits', path)).toBeUndefined();
  });

  it('changes objects', () => {
    const { world, sandbox } = openWorld();
    sandbox.advance(KEY, 'P1D');
    const loan = world.get('Loan', LOAN_ID);
    if (!loan) throw new Error('There is no loan.');
    world.change(loan, { label: 'mine' });
    expect(loan.value.label).toBe('mine');
  });

  it('patches examples before a call first names them', async () => {
    const { world, sandbox } = openWorld();
    world.example('Loan', LOAN_ID, { label: 'ours' });
    expect((await ask(sandbox, 'GET', `/loans/${LOAN_ID}`)).body.label).toBe('ours');
  });

  it('makes only moves of the contract, and sends their events', () => {
    const { world, sent } = openWorld();
    const loan = world.get('Loan', LOAN_ID);
    if (!loan) throw new Error('There is no loan.');
    expect(() => {
      world.move(loan, 'closed');
    }).toThrow(`Loan ${LOAN_ID} cannot move from active to closed`);
    world.move(loan, 'blocked', { label: 'stop' });
    expect([loan.value.status, loan.value.label, types(sent)]).toEqual([
      'blocked',
      'stop',
      ['loan.blocked'],
    ]);
  });

  it('sends only events of the contract', () => {
    const { world, sent } = openWorld();
    const loan = world.get('Loan', LOAN_ID);
    if (!loan) throw new Error('There is no loan.');
    world.emit('loan.updated', loan);
    expect(types(sent)).toEqual(['loan.updated']);
    expect(() => {
      world.emit('loan.sold', loan);
    }).toThrow('The contract has no event `loan.sold`.');
  });

  it('returns the delay of a move, and throws for a fee that the schedule does not compute', () => {
    const { world } = openWorld();
    expect(world.delay('Loan', 'created', 'active')).toBe(10_000);
    expect(() => world.fee('late', { amount: '1.00', currency: 'EUR' })).toThrow('`late`');
  });

  it('pages the items of a module, and shows no more of them than the page needs', () => {
    const { world } = openWorld();
    const shown: number[] = [];
    const page = (query: object) =>
      world.page<Numbers, number>(
        [3, 2, 1],
        { operation: 'listLoans', path: {}, query },
        (number) => {
          shown.push(number);
          return { number };
        },
      );
    const first = page({ limit: 1 });
    expect([first.data, first.page.hasMore, shown]).toEqual([[{ number: 3 }], true, [3, 2]]);
    const rest = page({ cursor: first.page.nextCursor });
    expect([rest.data, rest.page]).toEqual([[{ number: 2 }, { number: 1 }], { hasMore: false }]);
  });
});
