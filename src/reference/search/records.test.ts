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
import { stateDiagram, stateName } from '../blocks/lifecycle';
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
  errorEntry({ id, code, title, status: 409, example: { code: 'not searched' } }, children);

const records = (children: readonly RootContent[]) => {
  const root: Root = { type: 'root', children: [...children] };
  const page = { set: 'general' as const, path: '/general/api/loan', title: 'Loan' };
  return recordsOf({ ...page, description: 'List loans.', root });
};

it('makes a record of the page and of each heading, with the trail to it', () => {
  const pageRecords = records([
    paragraph('A loan ends.'),
    heading(2, 'stop', 'Stop a loan'),
    paragraph('Two ways.'),
    heading(3, 'extend', 'Extend'),
    heading(2, 'close', 'Close'),
  ]);
  expect(pageRecords.map(({ anchor, trail }) => [anchor, trail])).toEqual([
    ['', []],
    ['stop', ['Loan']],
    ['extend', ['Loan', 'Stop a loan']],
    ['close', ['Loan']],
  ]);
  expect(pageRecords[0]?.text).toBe('List loans. A loan ends.');
  expect(pageRecords[1]?.text).toBe('Two ways.');
});

it('names an operation by method and path', () => {
  const [, operation] = records([
    heading(3, 'extend-loan', 'Extend a loan'),
    endpoint({ method: 'POST', base: 'https://api.example/v1/', path: '/loans/{loanId}' }),
    paragraph('Stops payments.'),
  ]);
  expect(operation).toMatchObject({
    kind: 'operation',
    names: ['POST /v1/loans/{loanId}'],
    text: 'Stops payments.',
  });
});

it('makes records of fields, codes and states, but not of examples', () => {
  const pageRecords = records([
    heading(2, 'object', 'The loan object'),
    field('loan.status', 'status', [
      paragraph('Where it stands.'),
      fieldValue({ value: 'paused' }),
      fieldValueLinks({ values: [{ value: 'closed', href: '#closed' }] }),
    ]),
    error('error-loan-closed', 'loan_closed', 'Loan is closed'),
    stateName({ id: 'loan-status-paused', name: 'paused', tone: 'warning' }),
    example({ title: 'not searched', value: 'not searched' }),
    operationLines({
      topic: 'not searched',
      operations: [{ method: 'GET', path: '/loans', title: 'not searched' }],
    }),
  ]);
  expect(pageRecords.slice(2).map(({ kind, anchor, title }) => [kind, anchor, title])).toEqual([
    ['field', 'loan.status', 'status'],
    ['error', 'error-loan-closed', 'loan_closed'],
    ['state', 'loan-status-paused', 'paused'],
  ]);
  expect(pageRecords[2]?.names).toEqual(['paused', 'closed']);
  expect(JSON.stringify(pageRecords)).not.toContain('not searched');
});

it('gives a section with a state diagram the names that readers use for all states', () => {
  const drawing = stateDiagram({ object: 'loan', description: '', svg: '', width: 9, height: 5 });
  const [, section] = records([heading(2, 'lifecycle', 'Lifecycle'), drawing]);
  expect(section?.names).toEqual(['loan lifecycle', 'loan states', 'loan status']);
});

it('adds the headers that a section shows to its names', () => {
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
  const pageRecords = records([heading(2, 'stop', 'Stop a loan')]);
  expect(pageRecords).toEqual([
    {
      kind: 'page',
      set: 'general',
      page: '/general/api/loan',
      anchor: '',
      title: 'Loan',
      trail: [],
      names: [],
      text: 'List loans.',
    },
    {
      kind: 'heading',
      set: 'general',
      page: '/general/api/loan',
      anchor: 'stop',
      title: 'Stop a loan',
      trail: ['Loan'],
      names: [],
      text: '',
    },
  ]);
});

it('takes the kind and the names of a heading from its data', () => {
  const paused = heading(3, 'event-loan-paused', 'loan.paused');
  const record = { becomes: 'event' as const, names: ['A loan was paused'] };
  const [, event, other] = records([
    { ...paused, data: { ...paused.data, record } } as RootContent,
    heading(3, 'event-catalog', 'Event catalog'),
  ]);
  expect(event).toMatchObject({ kind: 'event', names: ['A loan was paused'] });
  expect(other).toMatchObject({ kind: 'heading', names: [] });
});

it('does not treat the title of a page as a section', () => {
  const title: RootContent = { type: 'heading', depth: 1, children: [text('Loans, all of them')] };
  const pageRecords = records([title, paragraph('A loan ends.')]);
  expect(pageRecords).toHaveLength(1);
  expect(pageRecords[0]).toMatchObject({ title: 'Loan', text: 'List loans. A loan ends.' });
});

it('reads a title with any content, and a heading without an id', () => {
  const mixed: RootContent = {
    type: 'heading',
    depth: 2,
    children: [
      text(' The '),
      { type: 'strong', children: [{ type: 'inlineCode', value: 'Loan' }] },
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
    ['', 'Loan'],
    ['', 'The Loan object'],
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
    'List loans. oneTwo three four five six seven eight nine ten eleven twelve thirteen',
  );
});

it('places parts below the section that they belong to', () => {
  const pageRecords = records([
    field('first', 'alone'),
    heading(2, 'object', 'The loan object'),
    heading(3, 'more', 'More'),
    field('loan.status', 'status'),
    anchored({ id: 'list-a', name: 'A' }, [paragraph('About A.')]),
    paragraph('After.'),
    field('loan.copy', 'copy', [field('loan.copy.status', 'status')]),
    field('loan.end', 'end'),
  ]);
  expect(
    pageRecords.map(({ kind, title, trail, text: body }) => [kind, title, trail, body]),
  ).toEqual([
    ['page', 'Loan', [], 'List loans.'],
    ['field', 'alone', ['Loan'], ''],
    ['heading', 'The loan object', ['Loan'], ''],
    ['heading', 'More', ['Loan', 'The loan object'], 'After.'],
    ['field', 'status', ['Loan', 'The loan object', 'More'], ''],
    ['entry', 'A', ['Loan', 'The loan object', 'More'], 'About A.'],
    ['field', 'copy', ['Loan', 'The loan object', 'More'], ''],
    ['field', 'status', ['Loan', 'The loan object', 'More', 'copy'], ''],
    ['field', 'end', ['Loan', 'The loan object', 'More'], ''],
  ]);
});

it('adds the rest of its row to a state, and title and status to an error code', () => {
  const state = stateName({ id: 'loan-status-paused', name: 'paused', tone: 'warning' });
  const pageRecords = records([
    heading(2, 'states', 'States'),
    {
      type: 'table',
      children: [
        {
          type: 'tableRow',
          children: [
            { type: 'tableCell', children: [state as never] },
            { type: 'tableCell', children: [text('No reminders.')] },
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
    ['paused', 'No reminders.'],
    ['x_closed', 'Open it.'],
  ]);
  expect(pageRecords.at(-1)?.names).toEqual(['X is closed', '409']);
});

it('supports an operation whose server has no path, and keeps its place and its section', () => {
  const pageRecords = records([
    heading(2, 'one', 'One'),
    heading(3, 'extend-loan', 'Extend a loan'),
    paragraph('Before.'),
    endpoint({ method: 'POST', base: 'nowhere', path: '/loans' }),
    field('body.reason', 'reason'),
    heading(3, 'next', 'Next'),
  ]);
  expect(pageRecords.map(({ kind, anchor, trail, names }) => [kind, anchor, trail, names])).toEqual(
    [
      ['page', '', [], []],
      ['heading', 'one', ['Loan'], []],
      ['operation', 'extend-loan', ['Loan', 'One'], ['POST /loans']],
      ['field', 'body.reason', ['Loan', 'One', 'Extend a loan'], []],
      ['heading', 'next', ['Loan', 'One'], []],
    ],
  );
  expect(pageRecords[2]?.text).toBe('Before.');
});

it('recognizes headers by their spelling, and only in a section', () => {
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
