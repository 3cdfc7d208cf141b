import type { Paragraph, Root, RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { anchored } from '../blocks/anchored';
import { endpoint } from '../blocks/endpoint';
import { errorEntry } from '../blocks/errors';
import { example } from '../blocks/example';
import {
  type FieldProps,
  field as fieldBlock,
  fieldValue,
  fieldValueLinks,
} from '../blocks/fields';
import { stateName } from '../blocks/lifecycle';
import { operationLines } from '../blocks/operation-lines';
import { recordsOf } from './records';

const text = (value: string) => ({ type: 'text' as const, value });
const heading = (depth: 2 | 3, id: string, title: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: { hProperties: { id } },
});
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] });

const field = (id: string, name: string, children: readonly RootContent[] = []): RootContent =>
  fieldBlock({ id, name, type: 'string' } satisfies FieldProps, children);
const error = (id: string, code: string, title: string, children: readonly RootContent[] = []) =>
  errorEntry({ id, code, title, example: { code: 'not searched' } }, children);

const records = (children: readonly RootContent[]) => {
  const root: Root = { type: 'root', children: [...children] };
  const page = { set: 'general' as const, path: '/general/api/loan', title: 'Card' };
  return recordsOf({ ...page, description: 'Issue cards.', root });
};

it('makes a record of the page and of each heading, with the trail to it', () => {
  const pageRecords = records([
    paragraph('A card pays.'),
    heading(2, 'stop', 'Stop a card'),
    paragraph('Two ways.'),
    heading(3, 'freeze', 'Freeze'),
    heading(2, 'close', 'Close'),
  ]);
  expect(pageRecords.map(({ anchor, trail }) => [anchor, trail])).toEqual([
    ['', []],
    ['stop', ['Card']],
    ['freeze', ['Card', 'Stop a card']],
    ['close', ['Card']],
  ]);
  expect(pageRecords[0]?.text).toBe('Issue cards. A card pays.');
  expect(pageRecords[1]?.text).toBe('Two ways.');
});

it('knows an operation by method and path', () => {
  const [, operation] = records([
    heading(3, 'freeze-card', 'Freeze a card'),
    endpoint({ method: 'POST', base: 'https://api.example/v1/', path: '/cards/{cardId}' }),
    paragraph('Stops payments.'),
  ]);
  expect(operation).toMatchObject({
    kind: 'operation',
    names: ['POST /v1/cards/{cardId}'],
    text: 'Stops payments.',
  });
});

it('makes records of fields, codes and states; examples stay silent', () => {
  const pageRecords = records([
    heading(2, 'object', 'The card object'),
    field('card.status', 'status', [
      paragraph('Where it stands.'),
      fieldValue({ value: 'frozen' }),
      fieldValueLinks({ values: [{ value: 'closed', href: '#closed' }] }),
    ]),
    error('error-card-closed', 'card_closed', 'Card is closed'),
    stateName({ id: 'card-status-frozen', name: 'frozen', tone: 'warning' }),
    example({ title: 'not searched', value: 'not searched' }),
    operationLines({
      topic: 'not searched',
      operations: [{ method: 'GET', path: '/cards', title: 'not searched' }],
    }),
  ]);
  expect(pageRecords.slice(2).map(({ kind, anchor, title }) => [kind, anchor, title])).toEqual([
    ['field', 'card.status', 'status'],
    ['error', 'error-card-closed', 'card_closed'],
    ['state', 'card-status-frozen', 'frozen'],
  ]);
  expect(pageRecords[2]?.names).toEqual(['frozen', 'closed']);
  expect(JSON.stringify(pageRecords)).not.toContain('not searched');
});

it('names the headers that a section shows', () => {
  const [, section] = records([
    heading(2, 'limits', 'Limits'),
    { type: 'paragraph', children: [{ type: 'inlineCode', value: 'Retry-After' }] },
    { type: 'code', value: 'HTTP/1.1 429\nRateLimit-Policy: "default"' },
  ]);
  expect(section?.names).toEqual(['Retry-After', 'RateLimit-Policy']);
});

const inline = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'inlineCode', value }],
});

it('gives every record its page and set', () => {
  const pageRecords = records([heading(2, 'stop', 'Stop a card')]);
  expect(pageRecords).toEqual([
    {
      kind: 'page',
      set: 'general',
      page: '/general/api/loan',
      anchor: '',
      title: 'Card',
      trail: [],
      names: [],
      text: 'Issue cards.',
    },
    {
      kind: 'heading',
      set: 'general',
      page: '/general/api/loan',
      anchor: 'stop',
      title: 'Stop a card',
      trail: ['Card'],
      names: [],
      text: '',
    },
  ]);
});

it('tells an event by the id of its heading', () => {
  const [, event, other] = records([
    heading(3, 'event-card-frozen', 'card.frozen'),
    heading(3, 'the-event-', 'The event'),
  ]);
  expect(event?.kind).toBe('event');
  expect(other?.kind).toBe('heading');
});

it('takes the title of a page for no section of it', () => {
  const title: RootContent = { type: 'heading', depth: 1, children: [text('Cards, all of them')] };
  const pageRecords = records([title, paragraph('A card pays.')]);
  expect(pageRecords).toHaveLength(1);
  expect(pageRecords[0]).toMatchObject({ title: 'Card', text: 'Issue cards. A card pays.' });
});

it('reads a title whatever it is made of, and a heading without an id', () => {
  const mixed: RootContent = {
    type: 'heading',
    depth: 2,
    children: [
      text(' The '),
      { type: 'strong', children: [{ type: 'inlineCode', value: 'Card' }] },
      { type: 'break' },
      text(' object '),
    ],
  };
  const odd: RootContent = {
    type: 'heading',
    depth: 2,
    children: [text('Odd')],
    data: { hProperties: { id: 7 } },
  };
  const bare: RootContent = { type: 'heading', depth: 2, children: [text('Bare')], data: {} };
  expect(records([mixed, odd, bare]).map(({ anchor, title }) => [anchor, title])).toEqual([
    ['', 'Card'],
    ['', 'The Card object'],
    ['', 'Odd'],
    ['', 'Bare'],
  ]);
});

it('keeps words of neighboring blocks apart, and words of one line together', () => {
  const cell = (value: string) => ({ type: 'tableCell' as const, children: [text(value)] });
  const [page] = records([
    { type: 'paragraph', children: [text('one'), { type: 'emphasis', children: [text('Two')] }] },
    paragraph('three'),
    {
      type: 'list',
      children: [
        { type: 'listItem', children: [paragraph('four')] },
        { type: 'listItem', children: [paragraph('five')] },
      ],
    },
    {
      type: 'table',
      children: [
        { type: 'tableRow', children: [cell('six'), cell('seven')] },
        { type: 'tableRow', children: [cell('eight')] },
      ],
    },
    { type: 'code', value: 'nine\n  ten' },
    { type: 'html', value: 'not shown' },
    {
      type: 'mdxJsxFlowElement',
      name: null,
      attributes: [],
      children: [{ type: 'text', value: 'eleven' }] as never,
    },
    paragraph(':::note twelve   thirteen :::'),
  ]);
  expect(page?.text).toBe(
    'Issue cards. oneTwo three four five six seven eight nine ten eleven twelve thirteen',
  );
});

it('places parts below the section that they belong to', () => {
  const pageRecords = records([
    field('first', 'alone'),
    heading(2, 'object', 'The card object'),
    heading(3, 'more', 'More'),
    field('card.status', 'status'),
    anchored({ id: 'list-a', name: 'A' }, [paragraph('About A.')]),
    paragraph('After.'),
  ]);
  expect(
    pageRecords.map(({ kind, title, trail, text: body }) => [kind, title, trail, body]),
  ).toEqual([
    ['page', 'Card', [], 'Issue cards.'],
    ['field', 'alone', ['Card'], ''],
    ['heading', 'The card object', ['Card'], ''],
    ['heading', 'More', ['Card', 'The card object'], 'After.'],
    ['field', 'status', ['Card', 'The card object', 'More'], ''],
    ['entry', 'A', ['Card', 'The card object', 'More'], 'About A.'],
  ]);
});

it('gives a state the rest of its row, and a code its title', () => {
  const state = stateName({ id: 'card-status-frozen', name: 'frozen', tone: 'warning' });
  const pageRecords = records([
    heading(2, 'states', 'States'),
    {
      type: 'table',
      children: [
        {
          type: 'tableRow',
          children: [
            { type: 'tableCell', children: [state as never] },
            { type: 'tableCell', children: [text('No payments.')] },
          ],
        },
        { type: 'tableRow', children: [{ type: 'tableCell', children: [text('Next row.')] }] },
      ],
    },
    error('error-x', 'x_closed', 'X is closed', [paragraph('Open it.')]),
    paragraph('Behind it.'),
  ]);
  expect(pageRecords.slice(1).map(({ title, text: body }) => [title, body])).toEqual([
    ['States', 'Next row. Behind it.'],
    ['frozen', 'No payments.'],
    ['x_closed', 'X is closed. Open it.'],
  ]);
});

it('knows an operation whose server has no path, and keeps its place and its section', () => {
  const pageRecords = records([
    heading(2, 'one', 'One'),
    heading(3, 'freeze-card', 'Freeze a card'),
    paragraph('Before.'),
    endpoint({ method: 'POST', base: 'nowhere', path: '/cards' }),
    field('body.reason', 'reason'),
    heading(3, 'next', 'Next'),
  ]);
  expect(pageRecords.map(({ kind, anchor, trail, names }) => [kind, anchor, trail, names])).toEqual(
    [
      ['page', '', [], []],
      ['heading', 'one', ['Card'], []],
      ['operation', 'freeze-card', ['Card', 'One'], ['POST /cards']],
      ['field', 'body.reason', ['Card', 'One', 'Freeze a card'], []],
      ['heading', 'next', ['Card', 'One'], []],
    ],
  );
  expect(pageRecords[2]?.text).toBe('Before.');
});

it('takes for a header only what is written like one, in a section only', () => {
  const [page, section] = records([
    inline('Retry-After'),
    heading(2, 'limits', 'Limits'),
    inline('X-Request-Id: 7'),
    inline('Retry-After-all of it'),
    inline('Not a Header-Name'),
    inline('Single'),
    inline('retry-after'),
    inline('Retry-After'),
    inline('Retry-After'),
    paragraph('Request-Id'),
  ]);
  expect(page?.names).toEqual([]);
  expect(section?.names).toEqual(['X-Request-Id', 'Retry-After']);
});
