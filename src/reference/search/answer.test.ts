import { expect, it } from 'vitest';
import { byPage } from './answer';
import type { TextPiece } from './highlight';
import type { SearchRecord } from './record';

const hit = (values: Partial<SearchRecord>, terms: readonly string[] = []) => ({
  score: 1,
  terms,
  record: {
    kind: 'operation',
    set: 'general',
    page: '/general/api/loan',
    anchor: 'extend-loan',
    title: 'Extend a loan',
    trail: ['Loan', 'Stop a loan'],
    names: ['loan_paused', 'POST /v1/loans/{loanId}/extend'],
    text: 'Stops new reminders.',
    ...values,
  } as const,
});
const marked = (pieces: readonly TextPiece[] = []): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
const shown = (values: Partial<SearchRecord>, terms?: readonly string[]) =>
  byPage([hit(values, terms)])[0]?.hits[0];

it('groups hits by page, in the order of the best hit of each', () => {
  const page = { page: '/general/fees', title: 'Fees', trail: [], kind: 'page' } as const;
  const groups = byPage([hit({}), hit(page), hit({ anchor: 'end-loan', title: 'End a loan' })]);
  expect(groups.map(({ title, set, hits }) => [title, set, hits.map(({ path }) => path)])).toEqual([
    ['Loan', 'general', ['/general/api/loan#extend-loan', '/general/api/loan#end-loan']],
    ['Fees', 'general', ['/general/fees#extend-loan']],
  ]);
});

it('shows where a hit is, with the words of the query marked', () => {
  const found = shown({}, ['extend']);
  expect(found?.path).toBe('/general/api/loan#extend-loan');
  expect(marked(found?.title)).toBe('[Extend] a loan');
  expect(marked(found?.name)).toBe('POST /v1/loans/{loanId}/[extend]');
  expect(found?.place).toBe('Stop a loan');
  expect(marked(found?.excerpt)).toBe('Stops new reminders.');
  expect(found?.terms).toEqual(['extend']);
});

it('shows a name only when the query asked for it', () => {
  expect(marked(shown({}, ['other'])?.name)).toBe('');
  expect(marked(shown({ kind: 'page' }, ['extend'])?.name)).toBe('');
});

it('shows the part of a long text around the words', () => {
  const text = `${'Before. '.repeat(50)}Extend it. ${'After. '.repeat(50)}`;
  expect(marked(shown({ text }, ['extend'])?.excerpt)).toMatch(/^… .*\[Extend\] it\. .* …$/);
});
