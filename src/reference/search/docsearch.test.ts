import { expect, it } from 'vitest';
import { toDocSearch } from './docsearch';
import type { SearchRecord } from './record';

const OPTIONS = {
  baseUrl: '/partner-api-docs/',
  setTitles: { general: 'Library', lending: 'Lending', site: 'This site' },
};
const EVIL = '<img src=x onerror=alert(1)>';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'operation',
  set: 'general',
  page: '/general/api/loan',
  anchor: 'extend-loan',
  title: 'Extend a loan',
  trail: ['Loan', 'Stop a loan'],
  names: ['POST /v1/loans/{loanId}/extend'],
  text: 'Stops new reminders.',
  ...values,
});
const show = (values: Partial<SearchRecord>, terms: readonly string[] = []) =>
  toDocSearch({ record: record(values), score: 1, terms }, OPTIONS);

it('leads to the heading, with the words marked', () => {
  const hit = show({}, ['extend']);
  expect(hit.url).toBe('/partner-api-docs/general/api/loan#extend-loan');
  expect(hit.hierarchy.lvl0).toBe('Library');
  expect(hit._snippetResult.hierarchy.lvl2?.value).toBe('<mark>Extend</mark> a loan');
  expect(hit._snippetResult.hierarchy.lvl1.value).toBe(
    'POST /v1/loans/{loanId}/<mark>extend</mark> · Loan › Stop a loan · Stops new reminders.',
  );
});

it('shows a page by its title and description', () => {
  const hit = show({ kind: 'page', anchor: '', title: 'Loan', trail: [], text: 'List loans.' });
  expect(hit).toMatchObject({
    type: 'lvl1',
    url: '/partner-api-docs/general/api/loan',
    content: 'List loans.',
  });
});

it('returns a complete DocSearch record for a page and for a part', () => {
  expect(show({})).toEqual({
    objectID: '/general/api/loan#extend-loan',
    type: 'lvl2',
    url: '/partner-api-docs/general/api/loan#extend-loan',
    content: null,
    hierarchy: { lvl0: 'Library', lvl1: 'Loan › Stop a loan', lvl2: 'Extend a loan' },
    _snippetResult: {
      hierarchy: {
        lvl1: { value: 'Loan › Stop a loan · Stops new reminders.' },
        lvl2: { value: 'Extend a loan' },
      },
    },
    terms: [],
  });
  const page = { kind: 'page', anchor: '', title: 'Loan', trail: [] } as const;
  expect(show({ ...page, text: 'List loans.' }, ['loan'])).toEqual({
    objectID: '/general/api/loan',
    type: 'lvl1',
    url: '/partner-api-docs/general/api/loan',
    content: 'List loans.',
    hierarchy: { lvl0: 'Library', lvl1: 'Loan', lvl2: null },
    _snippetResult: {
      content: { value: 'List <mark>loans</mark>.' },
      hierarchy: { lvl1: { value: '<mark>Loan</mark>' } },
    },
    terms: ['loan'],
  });
});

it('shows no excerpt when there is no text', () => {
  expect(show({ kind: 'page', text: '' }).content).toBeNull();
  expect(show({ text: '' })._snippetResult.hierarchy.lvl1.value).toBe('Loan › Stop a loan');
});

it('shows a name only when the query asked for it', () => {
  const names = ['loan_paused', 'GET /v1/loans'];
  const below = (terms: readonly string[]) =>
    show({ names, text: '' }, terms)._snippetResult.hierarchy.lvl1.value;
  expect(below(['v1'])).toBe('GET /<mark>v1</mark>/loans · Loan › Stop a loan');
  expect(below(['other'])).toBe('Loan › Stop a loan');
});

it('shows the part of a long page around the words', () => {
  const text = `${'Before. '.repeat(50)}Extend it. ${'After. '.repeat(50)}`;
  const hit = show({ kind: 'page', anchor: '', trail: [], text }, ['extend']);
  expect(hit._snippetResult.content?.value).toMatch(/^… .*<mark>Extend<\/mark> it\. .* …$/);
  expect(hit.content).toMatch(/^… .*Extend it\. .* …$/);
  expect(hit.content?.length).toBeLessThan(150);
});

it.each(['operation', 'page'] as const)('escapes everything that a %s shows as HTML', (kind) => {
  const hit = show({ kind, title: EVIL, trail: [EVIL], names: [EVIL], text: EVIL }, ['img']);
  const { hierarchy, content, _snippetResult: snippet } = hit;
  const shown = JSON.stringify([hierarchy.lvl1, hierarchy.lvl2, content, snippet]);
  expect(shown).toContain('&lt;');
  expect(shown.replace(/<\/?mark>/g, '')).not.toContain('<');
});
