import { describe, expect, it } from 'vitest';
import { daily } from '../../support/daily';
import { expectFaultsOfExample } from './faults';
import { programOf } from './program';
import { says } from './says';
import { COMMON } from './ways/common';
import { CRYPTO } from './ways/crypto';
import { ORDERS } from './ways/orders';
import { SEPA } from './ways/sepa';
import { TRANSFERS } from './ways/transfers';

const SHARED = { ...COMMON, ...TRANSFERS, ...CRYPTO };
const WAYS = { general: { ...SHARED, ...SEPA }, 'rebell-pay': { ...SHARED, ...ORDERS } };
/** Topics covered by `error-ways.test.ts`. */
const ELSEWHERE = new Set(['card', 'kyc', 'user']);

describe.each(Object.entries(WAYS))('%s', (set, ways) => {
  const { errors, operations } = programOf(set).subject.contract;
  const forced = errors.filter(({ sandbox }) => /^Send `Prefer: code=\w+`\.$/.test(sandbox));

  it.each(daily(Object.entries(ways), 3))(
    '`%s` occurs as its entry describes',
    async (code, way) => {
      const [sentence, play] = way;
      says(sentence);
      const p = programOf(set);
      expect(await play(p)).toBe(code);
      expectFaultsOfExample(p, code);
    },
  );

  it.each(daily(forced, 2))('`$code` occurs as its entry describes', async ({ code, sandbox }) => {
    expect(sandbox).toBe(`Send \`Prefer: code=${code}\`.`);
    const able = operations.filter(({ commonErrors, specificErrors }) =>
      [...commonErrors, ...specificErrors].includes(code),
    );
    expect(able).not.toEqual([]);
    for (const { id } of able) {
      expect(await programOf(set).refused(id, { headers: { Prefer: `code=${code}` } })).toBe(code);
    }
  });

  it('has a scenario for every error', () => {
    const codes = errors.filter(({ topic }) => !ELSEWHERE.has(topic)).map(({ code }) => code);
    expect(new Set([...Object.keys(ways), ...forced.map(({ code }) => code)])).toEqual(
      new Set(codes),
    );
  });
});
