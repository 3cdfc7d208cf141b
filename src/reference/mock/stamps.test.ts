import { expect, it } from 'vitest';
import type { JsonObject } from '../contract/model';
import { asOfNow, laterThanStamped, stamp } from './stamps';
import { CONTRACT, day, openSession } from './testing/loans';

const { session } = openSession();

it('sets the timestamps of any of the occasions, in existing objects', () => {
  const value = { label: 'a', closing: { by: 'me' } };
  expect(stamp(session, { type: 'Loan', value }, 'changed', 'closed')).toEqual({
    label: 'a',
    updatedAt: day(0),
    closing: { by: 'me', since: day(0) },
  });
  expect(stamp(session, { type: 'Loan', value: {} }, 'closing')).toEqual({});
  expect(stamp(session, { type: 'Limits', value }, 'changed')).toEqual(value);
  expect(stamp(session, { type: 'Nothing', value }, 'changed')).toEqual(value);
});

it('returns a time later than all previous timestamps', () => {
  const later = (value: JsonObject, occasion = 'changed') =>
    laterThanStamped(session, { type: 'Loan', value }, occasion) - session.time;
  expect(later({ updatedAt: day(0) })).toBe(1);
  expect(later({ updatedAt: day(-1) })).toBe(0);
  expect(later({ updatedAt: 'x' })).toBe(0);
  expect(later({ updatedAt: day(0) }, 'nothing')).toBe(0);
});

it('shifts an example to now from its latest timestamp, or from the time of the contract', () => {
  const until = '2026-01-06T10:00:00.000Z';
  const late = { createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-07T10:00:00.000Z' };
  expect(asOfNow(session, 'Loan', { ...late, until })).toEqual({
    createdAt: day(-6),
    updatedAt: day(0),
    until: day(-1),
  });
  expect(asOfNow(session, 'Loan', late, until)).toBe(day(-1));
  expect(asOfNow(session, 'Loan', { createdAt: 'x', until })).toEqual({
    createdAt: 'x',
    until: day(1),
  });
  expect(asOfNow(session, 'Limits', { ...late, until })).toMatchObject({ until: day(1) });
  const { moment, ...momentless } = CONTRACT;
  const { session: other } = openSession(momentless);
  expect([moment !== undefined, asOfNow(other, undefined, { until })]).toEqual([true, { until }]);
});
