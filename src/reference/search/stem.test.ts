import { expect, it } from 'vitest';
import { stemOf } from './stem';

it.each([
  ['decline', 'declined', 'declining'],
  ['confirm', 'confirmation', 'confirmed', 'confirming'],
  ['authorize', 'authorization', 'authorized', 'authorizing'],
  ['verify', 'verification'],
  ['reverse', 'reversal', 'reversed'],
  ['cancel', 'cancelable', 'canceled'],
  ['estimate', 'estimated', 'estimator'],
  ['stop', 'stopped', 'stopping'],
  ['recall', 'recalled'],
  ['expire', 'expired'],
])('treats %s and %s as one family', (...family) => {
  expect(new Set(family.map(stemOf)).size).toBe(1);
});

it.each([
  ['card', 'care'],
  ['user', 'use'],
  ['order', 'ordinary'],
  ['payee', 'payout'],
])('keeps %s and %s apart', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

it('leaves codes as they are', () => {
  expect(stemOf('ac04ed')).toBe('ac04ed');
});
