import { expect, it } from 'vitest';
import { toDocSearch } from './docsearch';
import type { SearchRecord } from './record';

const OPTIONS = {
  baseUrl: '/partner-api-docs/',
  setTitles: { general: 'Rebell', lending: 'Rebell Pay', site: 'This site' },
};
const EVIL = '<img src=x onerror=alert(1)>';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'operation',
  set: 'general',
  page: '/general/api/loan',
  anchor: 'freeze-card',
  title: 'Freeze a card',
  trail: ['Card', 'Stop a card'],
  names: ['POST /v1/cards/{cardId}/freeze'],
  text: 'Stops new payments.',
  ...values,
});
const show = (values: Partial<SearchRecord>, terms: readonly string[] = []) =>
  toDocSearch({ record: record(values), score: 1, terms }, OPTIONS);

it('leads to the heading, with the words marked', () => {
  const hit = show({}, ['freeze']);
  expect(hit.url).toBe('/partner-api-docs/general/api/loan#freeze-card');
  expect(hit.hierarchy.lvl0).toBe('Rebell');
  expect(hit._snippetResult.hierarchy.lvl2?.value).toBe('<mark>Freeze</mark> a card');
  expect(hit._snippetResult.hierarchy.lvl1.value).toBe(
    'POST /v1/cards/{cardId}/<mark>freeze</mark> · Card › Stop a card · Stops new payments.',
  );
});

it('shows a page by its title and description', () => {
  const hit = show({ kind: 'page', anchor: '', title: 'Card', trail: [], text: 'Issue cards.' });
  expect(hit).toMatchObject({
    type: 'lvl1',
    url: '/partner-api-docs/general/api/loan',
    content: 'Issue cards.',
  });
});

it('gives DocSearch a whole record, of a page and of a part', () => {
  expect(show({})).toEqual({
    objectID: '/general/api/loan#freeze-card',
    type: 'lvl2',
    url: '/partner-api-docs/general/api/loan#freeze-card',
    content: null,
    hierarchy: { lvl0: 'Rebell', lvl1: 'Card › Stop a card', lvl2: 'Freeze a card' },
    _snippetResult: {
      hierarchy: {
        lvl1: { value: 'Card › Stop a card · Stops new payments.' },
        lvl2: { value: 'Freeze a card' },
      },
    },
    terms: [],
  });
  const page = { kind: 'page', anchor: '', title: 'Card', trail: [] } as const;
  expect(show({ ...page, text: 'Issue cards.' }, ['card'])).toEqual({
    objectID: '/general/api/loan',
    type: 'lvl1',
    url: '/partner-api-docs/general/api/loan',
    content: 'Issue cards.',
    hierarchy: { lvl0: 'Rebell', lvl1: 'Card', lvl2: null },
    _snippetResult: {
      content: { value: 'Issue <mark>cards</mark>.' },
      hierarchy: { lvl1: { value: '<mark>Card</mark>' } },
    },
    terms: ['card'],
  });
});

it('shows nothing where there is no text', () => {
  expect(show({ kind: 'page', text: '' }).content).toBeNull();
  expect(show({ text: '' })._snippetResult.hierarchy.lvl1.value).toBe('Card › Stop a card');
});

it('names a name only when the query asked for it', () => {
  const names = ['card_frozen', 'GET /v1/cards'];
  const below = (terms: readonly string[]) =>
    show({ names, text: '' }, terms)._snippetResult.hierarchy.lvl1.value;
  expect(below(['v1'])).toBe('GET /<mark>v1</mark>/cards · Card › Stop a card');
  expect(below(['other'])).toBe('Card › Stop a card');
});

it('keeps of a long page what is around the words', () => {
  const text = `${'Before. '.repeat(50)}Freeze it. ${'After. '.repeat(50)}`;
  const hit = show({ kind: 'page', anchor: '', trail: [], text }, ['freeze']);
  expect(hit._snippetResult.content?.value).toMatch(/^… .*<mark>Freeze<\/mark> it\. .* …$/);
  expect(hit.content).toMatch(/^… .*Freeze it\. .* …$/);
  expect(hit.content?.length).toBeLessThan(150);
});

it.each(['operation', 'page'] as const)('escapes all that a %s shows as HTML', (kind) => {
  const hit = show({ kind, title: EVIL, trail: [EVIL], names: [EVIL], text: EVIL }, ['img']);
  const { hierarchy, content, _snippetResult: snippet } = hit;
  const shown = JSON.stringify([hierarchy.lvl1, hierarchy.lvl2, content, snippet]);
  expect(shown).toContain('&lt;');
  expect(shown.replace(/<\/?mark>/g, '')).not.toContain('<');
});
