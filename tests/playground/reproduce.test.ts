import { afterAll, describe, expect, it } from 'vitest';
import { asObject, asText } from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { idsIn } from '../../src/reference/playground/chain';
import type { Entry } from '../../src/reference/playground/catalog';
import { Playground } from '../../src/reference/playground/playground';
import { reproductionsOf } from '../../src/reference/playground/provoke';
import { daily } from '../support/daily';
import { blockedStorage, subjects, type Subject } from './subject';

/**
 * Follows every "Reproduce" link of the error catalogs: the sandbox must answer with exactly that
 * code.
 */
const sets = await subjects();
const counts = { request: 0, failure: 0, prefer: 0 };
const without: string[] = [];

afterAll(() => {
  const codes = sets.reduce((sum, { contract }) => sum + contract.errors.length, 0);
  const { request, failure, prefer } = counts;
  console.log(
    `errors: ${request + failure + prefer} of ${codes} catalog entries reproduced by their link ` +
      `(${request} by the request, ${failure} by a later failure, ${prefer} by Prefer), ` +
      `${without.length} of no operation: ${without.join(', ')}`,
  );
});

/** Sends the open request, and parses the answer. */
async function send(playground: Playground): Promise<JsonObject> {
  await playground.send();
  const [latest] = playground.getState().history;
  if (latest?.outcome.kind !== 'answer') throw new Error('an answer expected');
  return JSON.parse(latest.outcome.body) as JsonObject;
}

/** Follows the hint: confirms the pending object, and reads it an hour later. */
async function failureOf({ entries }: Subject, playground: Playground, made: Entry) {
  const { type } = made.operation.target;
  const about = entries.filter(({ operation }) => operation.target.type === type);
  const confirm = about.find(({ guide }) => guide.id.startsWith('confirm'));
  const read = about.find(
    ({ operation: { method, target } }) => method === 'GET' && target.kind === 'object',
  );
  if (confirm) {
    playground.open(confirm.guide.id);
    await send(playground);
  }
  await playground.advance('PT1H');
  playground.open(read?.guide.id ?? '');
  const { failure } = await send(playground);
  return asText(asObject(failure).code);
}

describe.each(sets)('$data.mock.set', (subject) => {
  const reproductions = reproductionsOf(subject.entries);
  // No request in the playground reproduces these codes; their entries explain how to.
  const outside = subject.contract.errors.filter(
    ({ appliesTo }) => appliesTo === 'outside-operations',
  );
  const codes = subject.contract.errors.filter((error) => !outside.includes(error));

  it.each(daily(codes, 4).map(({ code }) => code))('%s', async (code) => {
    const reproduction = reproductions.get(code);
    if (!reproduction) throw new Error(`nothing reproduces ${code}`);
    const { entry, by } = reproduction;
    const playground = new Playground(subject.data, { storage: blockedStorage });
    playground.openLink(`#op=${entry.guide.id}`, code);
    expect(playground.getState().hint).toContain(code);
    const isAsked = playground.getState().draft.prefer !== '';
    expect(isAsked).toBe(by === 'prefer');
    const answer = await send(playground);
    if (by === 'failure') {
      const [own] = idsIn(subject.data, entry, answer);
      if (!own) throw new Error('an answer with an identifier expected');
      playground.useId(own, entry.guide.id);
      expect(await failureOf(subject, playground, entry)).toBe(code);
    } else {
      expect(answer.code, JSON.stringify(answer)).toBe(code);
    }
    counts[by] += 1;
  });

  it('leaves out codes that no operation returns, and explains how to get them', () => {
    for (const { code, sandbox } of outside) {
      expect(reproductions.get(code)).toBeUndefined();
      expect(sandbox).toMatch(/^(Send|Enter) /);
      without.push(code);
    }
  });
});
