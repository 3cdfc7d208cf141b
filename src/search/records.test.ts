import type { Root, RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { recordsOf } from './records';

const text = (value: string) => ({ type: 'text' as const, value });
const heading = (depth: 2 | 3, id: string, title: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: { hProperties: { id } },
});
const paragraph = (value: string): RootContent => ({ type: 'paragraph', children: [text(value)] });
const jsx = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [...children] as [],
});

const records = (children: readonly RootContent[]) => {
  const root: Root = { type: 'root', children: [...children] };
  const page = { set: 'general' as const, path: '/general/api/card', title: 'Card' };
  return recordsOf({ ...page, description: 'Issue cards.', root });
};

it('makes a record of the page and of each heading, with the trail to it', () => {
  const found = records([
    paragraph('A card pays.'),
    heading(2, 'stop', 'Stop a card'),
    paragraph('Two ways.'),
    heading(3, 'freeze', 'Freeze'),
    heading(2, 'close', 'Close'),
  ]);
  expect(found.map(({ anchor, trail }) => [anchor, trail])).toEqual([
    ['', []],
    ['stop', ['Card']],
    ['freeze', ['Card', 'Stop a card']],
    ['close', ['Card']],
  ]);
  expect(found[0]?.text).toBe('Issue cards. A card pays.');
  expect(found[1]?.text).toBe('Two ways.');
});

it('knows an operation by method and path', () => {
  const [, operation] = records([
    heading(3, 'freeze-card', 'Freeze a card'),
    jsx('Endpoint', { method: 'POST', base: 'https://api.example/v1/', path: '/cards/{cardId}' }),
    paragraph('Stops payments.'),
  ]);
  expect(operation).toMatchObject({
    kind: 'operation',
    names: ['POST /v1/cards/{cardId}'],
    text: 'Stops payments.',
  });
});

it('makes records of fields, codes and states; examples stay silent', () => {
  const found = records([
    heading(2, 'object', 'The card object'),
    jsx('Field', { id: 'card.status', name: 'status' }, [
      paragraph('Where it stands.'),
      jsx('FieldValue', { value: 'frozen' }),
    ]),
    jsx('ErrorEntry', { id: 'error-card-closed', code: 'card_closed', title: 'Card is closed' }),
    jsx('StateName', { id: 'card-status-frozen', name: 'frozen' }),
    jsx('Example', { title: 'Card' }, [paragraph('not searched')]),
  ]);
  expect(found.slice(2).map(({ kind, anchor, title }) => [kind, anchor, title])).toEqual([
    ['field', 'card.status', 'status'],
    ['error', 'error-card-closed', 'card_closed'],
    ['state', 'card-status-frozen', 'frozen'],
  ]);
  expect(found[2]?.names).toEqual(['frozen']);
  expect(JSON.stringify(found)).not.toContain('not searched');
});

it('names the headers that a section shows', () => {
  const [, section] = records([
    heading(2, 'limits', 'Limits'),
    { type: 'paragraph', children: [{ type: 'inlineCode', value: 'Retry-After' }] },
    { type: 'code', value: 'HTTP/1.1 429\nRateLimit-Policy: "default"' },
  ]);
  expect(section?.names).toEqual(['Retry-After', 'RateLimit-Policy']);
});
