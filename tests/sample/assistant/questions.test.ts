import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAssistant, type Assistant } from '../../support/assistant';

interface Question {
  readonly set: string;
  readonly ask: string;
  readonly at: string | readonly string[];
  readonly says: string;
}
interface Result {
  readonly address: string;
  readonly title: string;
  readonly passage: string;
}

const FIRST = 3;
const GOAL = 0.95;

const questions = parse(
  readFileSync(join(__dirname, 'questions.yaml'), 'utf8'),
) as readonly Question[];

let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.client.close());

it('finds the passage that answers a question among the first three results', async () => {
  const missed: string[] = [];
  for (const { set, ask, at, says } of questions) {
    const answer = await assistant.use('search_docs', { query: ask, set, limit: FIRST });
    const { results } = answer as unknown as { readonly results: readonly Result[] };
    const isRight = ({ address, title, passage }: Result): boolean =>
      [at].flat().includes(address.split('#', 1)[0] ?? '') && `${title} ${passage}`.includes(says);
    if (!results.some(isRight)) missed.push(ask);
  }
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - GOAL) * questions.length);
});
