import { describe, expect, it } from 'vitest';
import { asText } from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { textOf } from '../../src/reference/mock/json';
import { newDraft, withTrigger } from '../../src/reference/playground/draft';
import { Playground } from '../../src/reference/playground/playground';
import { daily } from '../support/daily';
import { blockedStorage, subjects } from './subject';

/** Presses every sandbox value of every operation: the answer is the one that the button names. */
describe.each(await subjects())('$data.mock.set', ({ data, entries }) => {
  const values = entries.flatMap((entry) =>
    entry.operation.sandbox.map(
      (trigger) =>
        [entry.guide.id, trigger.name, textOf(trigger.value), { entry, trigger }] as const,
    ),
  );

  it.each(daily(values, 4))('%s: %s = %s', async (_id, _name, _value, { entry, trigger }) => {
    const playground = new Playground(data, { storage: blockedStorage });
    const draft = withTrigger(newDraft(entry), entry, trigger);
    if (!draft) throw new Error('a request with the value expected');
    playground.edit(draft);
    await playground.send();
    const [latest] = playground.getState().history;
    if (latest?.outcome.kind !== 'answer') throw new Error('an answer expected');
    const answer = JSON.parse(latest.outcome.body) as JsonObject;
    expect(asText(answer.code), latest.outcome.body).toBe(trigger.error);
    if (trigger.error === undefined) expect(latest.outcome.status).toBeLessThan(300);
  });
});
