import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import {
  stateRules,
  type RulesOfState,
  type StateRule,
} from '../../../src/reference/mock/state-rules';
import { KEY } from '../../mock/support';

import { KINDS, prepared } from './states-of-objects';
import { subjectOf } from './support';

const ADDRESS = { line1: 'Trg 1', city: 'Ljubljana', postalCode: '1000', country: 'SI' };

/** Bodies of calls that a rule refuses for some bodies only: by the field that it is about. */
const BODIES: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  updateUser: {
    '/phone': { phone: '+447700900456', address: null },
    '/email': { phone: null, address: null, email: 'ana@user.example' },
    '/address': { phone: null, address: ADDRESS },
    other: { phone: null, address: null, metadata: { campaign: 'winter' } },
  },
  submitCardChallengeDecision: {
    '/decision': { decision: 'approve', authentication: 'biometric' },
    other: { decision: 'decline', reason: 'not_recognized' },
  },
  simulateCardAuthorization: {
    '/then': { then: 'cleared' },
    other: { then: 'offline' },
  },
};

/** Returns the code of an error, or the state and the patch of a new object that are asked for. */
const answered = (body: JsonObject, { outcome, patch = {} }: Partial<StateRule>): JsonValue =>
  body.code ??
  (outcome === undefined
    ? null
    : [body.status ?? null, ...Object.keys(patch).map((name) => body[name] ?? null)]);

const expected = ({ error, outcome, patch = {} }: StateRule): JsonValue =>
  error ?? [outcome ?? '', ...Object.values(patch)];

const fieldOf = ({ body }: StateRule): string => Object.keys(body ?? {})[0] ?? '';

const CELLS = Object.entries(KINDS).flatMap(([set, types]) =>
  types.flatMap((type) =>
    stateRules(subjectOf(set).contract, type).map(
      (rules) => [set, type, rules.state, rules] as const,
    ),
  ),
);

const succeeded = new Map<string, boolean>();
let cells = 0;

/** Calls an operation with a body for a rule, and returns what the answer says about the rule. */
async function outcomeOf(
  [set, type, state]: readonly [string, string, string, RulesOfState],
  call: string,
  rule: Partial<StateRule>,
  body?: JsonObject,
): Promise<JsonValue> {
  cells += 1;
  const p = await prepared(set, type, state, call);
  const before = p.sandbox.session(KEY).events.length;
  const { status, body: answer } = await p.call(call, body ? { body } : {});
  const key = `${set} ${call}`;
  succeeded.set(key, succeeded.get(key) === true || status < 300);
  if (status >= 400) expect(p.sandbox.session(KEY).events.length, call).toBe(before);
  return answered(answer, rule);
}

describe('a table of rules', () => {
  it.each(CELLS)('is true in the sandbox: %s, %s in %s', async (...cell) => {
    const [, , , { rules, allowed }] = cell;
    const told: [string, JsonValue][] = [];
    const found: [string, JsonValue][] = [];
    for (const rule of rules) {
      const body = rule.body ? BODIES[rule.operation]?.[fieldOf(rule)] : undefined;
      expect(body === undefined, `${rule.operation} needs a body`).toBe(rule.body === undefined);
      told.push([rule.operation, expected(rule)]);
      found.push([rule.operation, await outcomeOf(cell, rule.operation, rule, body)]);
    }
    const free = rules.filter(({ body }) => body).map(({ operation }) => operation);
    for (const call of new Set([...allowed, ...free])) {
      told.push([call, null]);
      found.push([call, await outcomeOf(cell, call, {}, BODIES[call]?.other)]);
    }
    expect(found).toEqual(told);
  });

  it('has cells for every call, and each call succeeds in a state', () => {
    expect([...succeeded].filter(([, isTrue]) => !isTrue)).toEqual([]);
    expect(cells).toBeGreaterThan(300);
  });
});
