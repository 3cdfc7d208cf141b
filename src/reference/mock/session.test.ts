import { describe, expect, it } from 'vitest';
import { addLoan, LOAN_ID, CONTRACT, day, openSession, START } from './testing/loans';

const DAY = 86_400_000;
const SECRET = 'whsec_Zmlyc3Q=';

describe('a session', () => {
  it('starts at the time of the clock, which continues and can be moved', () => {
    const { session, clock } = openSession();
    expect([session.time, session.now()]).toEqual([START, START]);
    clock.ms += 1500;
    session.skip(60_000);
    session.skip(1000);
    expect([session.time, session.now()]).toEqual([START, START + 62_500]);
  });

  it('keeps objects by schema and key, and counts them', () => {
    const { session } = openSession();
    expect(session.objects.lastSerial).toBe(0);
    const loan = addLoan(session, {}, 'a');
    const other = session.add({ type: 'Case', key: 'a', value: {}, seed: true });
    expect([loan.serial, other.serial, session.objects.lastSerial]).toEqual([1, 2, 2]);
    expect(session.find('Loan', 'a')).toBe(loan);
    expect(session.find('Case', 'a')).toBe(other);
    expect(session.find('Limits', 'a')).toBeUndefined();
  });

  it('returns the resources of the contract', () => {
    const { session } = openSession();
    expect(session.resource('Loan')).toBe(CONTRACT.resources.Loan);
    expect(session.resource('Nothing')).toBeUndefined();
    expect(session.resource(undefined)).toBeUndefined();
  });

  it('creates ids with its current time', () => {
    const { session } = openSession();
    const hex = START.toString(16).padStart(12, '0');
    expect(session.newId('ln')).toMatch(
      new RegExp(`^ln_${hex.slice(0, 8)}-${hex.slice(8)}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-`),
    );
  });
});

describe('an event', () => {
  it('contains the object, and is kept and sent', () => {
    const { session, sent } = openSession(CONTRACT, SECRET);
    const loan = addLoan(session, { status: 'active' });
    session.emit('loan.active', loan);
    expect(session.events).toEqual(sent);
    const [event] = sent;
    expect(event).toMatchObject({ type: 'loan.active', timestamp: day(0), secrets: [SECRET] });
    expect(event?.id).toMatch(/^evt_/);
    expect(JSON.parse(event?.body ?? '')).toEqual({
      id: event?.id,
      type: 'loan.active',
      timestamp: day(0),
      data: loan.value,
    });
  });

  it('stops the sandbox if the contract does not have it', () => {
    const { session, sent } = openSession();
    expect(() => session.emit('loan.sold', addLoan(session, {}))).toThrow(
      'The contract has no event `loan.sold`.',
    );
    expect(sent).toEqual([]);
  });

  it('needs an object of its type', () => {
    const { session } = openSession();
    const loan = addLoan(session, {});
    expect(() => {
      session.emit('case.opened', loan);
    }).toThrow('`case.opened` is about a Case, not a Loan.');
  });

  it('is also signed with the previous secret until that ends', () => {
    const { session, sent } = openSession(CONTRACT, SECRET);
    const loan = addLoan(session, { id: LOAN_ID });
    const second = session.rotateSecret(session.time + DAY);
    expect(second).toMatch(/^whsec_/);
    session.emit('loan.active', loan);
    session.time += DAY - 1;
    session.emit('loan.active', loan);
    session.time += 1;
    const third = session.rotateSecret(session.time + DAY);
    session.emit('loan.active', loan);
    expect(sent.map(({ secrets }) => secrets)).toEqual([
      [second, SECRET],
      [second, SECRET],
      [third, second],
    ]);
  });

  it('is signed with a random secret if none is given', () => {
    const { session, sent } = openSession();
    session.emit('loan.active', addLoan(session, {}));
    expect(sent[0]?.secrets).toEqual([expect.stringMatching(/^whsec_.{44}$/)]);
  });
});
