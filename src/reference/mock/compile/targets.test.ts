import { describe, expect, it } from 'vitest';
import type { Operation } from '../../contract/model';
import { entriesOf } from './lists';
import { isToldById } from './marks';
import { successOf, targetOf } from './targets';
import { answer, call, listOf, parameter, ref, written } from '../testing/written';

const withId = (pattern: string) => ({
  type: 'object',
  properties: { id: { type: 'string', pattern } },
});
const SCHEMAS = {
  Loan: withId('^ln_[0-9a-f]+$'),
  LoanId: { type: 'string', pattern: '^ln_[0-9a-f]+$' },
  Referring: { type: 'object', properties: { id: ref('LoanId') } },
  Composed: { allOf: [ref('Loan'), { type: 'object', properties: { note: { type: 'string' } } }] },
  Short: withId('^c_'),
  Dashed: withId('^loan-[0-9]+$'),
  Upper: withId('^LN_'),
  Later: withId('x^ln_'),
  Broken: withId('^ln_(?P<digits>[0-9]+)$'),
  Bare: withId('^[0-9a-f]{24}$'),
  Any: { type: 'object', properties: { id: { type: 'string' } } },
  Odd: { type: 'object', properties: { id: true } },
  Limits: { type: 'object', properties: { daily: { type: 'string' } } },
  Empty: {},
};

describe('isToldById', () => {
  it.each<[string, boolean]>([
    ['Loan', true],
    ['Referring', true],
    ['Composed', true],
    ['Short', true],
    ['Upper', true],
    ['Dashed', true],
    ['Later', false],
    ['Broken', false],
    ['Bare', false],
    ['Any', false],
    ['Odd', false],
    ['Limits', false],
    ['Empty', false],
    ['Missing', false],
  ])('returns for %s: %s', (name, isTold) => {
    expect(isToldById(written(SCHEMAS), name)).toBe(isTold);
  });
});

describe('successOf', () => {
  it.each<[Operation['responses'], string | undefined]>([
    [[answer('200', 'Loan')], 'Loan'],
    [[answer('404', 'Problem'), answer('201', 'Loan')], 'Loan'],
    [[answer('2XX', 'Loan')], 'Loan'],
    [[answer('404', 'Problem')], undefined],
    [[answer('204')], undefined],
    [[answer('200', { type: 'object' })], undefined],
    [[], undefined],
  ])('%#', (responses, name) => {
    expect(successOf(call('read', { responses }))).toBe(name);
  });
});

describe('entriesOf', () => {
  it.each<[Operation['responses'], readonly [type: string | undefined] | undefined]>([
    [[answer('200', listOf(ref('Loan')))], ['Loan']],
    [[answer('404', 'Loan'), answer('200', listOf(ref('Loan')))], ['Loan']],
    [[answer('200', listOf(ref('Limits')))], [undefined]],
    [[answer('200', listOf({ type: 'string' }))], [undefined]],
    [[answer('200', listOf(true))], undefined],
    [[answer('200', { type: 'object', properties: { data: true } })], undefined],
    [[answer('200', { type: 'object', properties: { other: {} } })], undefined],
    [[answer('200', 'Loan')], undefined],
    [[answer('404', listOf(ref('Loan')))], undefined],
    [[answer('204')], undefined],
    [[], undefined],
  ])('%#', (responses, item) => {
    const entries = entriesOf(written(SCHEMAS), call('list', { responses }));
    expect(entries && [entries.type]).toEqual(item);
  });
});

describe('targetOf', () => {
  const loanId = parameter('path', 'loanId', 'ln_1', '^ln_[0-9a-f]+$');
  const limits = { path: '/loans/{loanId}/limits', parameters: [loanId] };
  const READ_LIMITS = call('readLimits', { ...limits, responses: [answer('200', 'Limits')] });
  const target = (one: Operation, ...others: readonly Operation[]) =>
    targetOf(written(SCHEMAS, { operations: [...others, one] }), one);

  it.each<[string, Operation, ReturnType<typeof targetOf>]>([
    [
      'a list',
      call('list', { responses: [answer('200', listOf(ref('Loan')))] }),
      { kind: 'list', type: 'Loan' },
    ],
    [
      'a list of objects that are not kept',
      call('list', { responses: [answer('200', listOf({}))] }),
      { kind: 'list', type: undefined },
    ],
    ['no object', call('ping', { responses: [answer('204')] }), { kind: 'new', type: undefined }],
    [
      'the object in the path',
      call('read', {
        parameters: [parameter('path', 'readerId', 'rdr_1', '^rdr_'), loanId],
        responses: [answer('200', 'Loan')],
      }),
      { kind: 'object', type: 'Loan', parameter: 'loanId' },
    ],
    [
      'a new object',
      call('create', { method: 'POST', responses: [answer('201', 'Loan')] }),
      { kind: 'new', type: 'Loan' },
    ],
    [
      'a new object with the id of another object in the path',
      call('copy', { method: 'POST', parameters: [loanId], responses: [answer('201', 'Loan')] }),
      { kind: 'new', type: 'Loan' },
    ],
    [
      'a new object when the identifier is not in the path',
      call('find', {
        method: 'POST',
        parameters: [parameter('query', 'loanId', 'ln_1', '^ln_[0-9a-f]+$')],
        responses: [answer('200', 'Loan')],
      }),
      { kind: 'new', type: 'Loan' },
    ],
    [
      'a new object when the identifier belongs to another type',
      call('find', {
        method: 'POST',
        parameters: [parameter('path', 'loanId', 'ln_1', '^lnx_')],
        responses: [answer('200', 'Loan')],
      }),
      { kind: 'new', type: 'Loan' },
    ],
  ])('returns %s', (_what, one, found) => {
    expect(target(one)).toEqual(found);
  });

  it('returns a document at a path', () => {
    const document = { kind: 'document', type: 'Limits', template: '/loans/{loanId}/limits' };
    expect(target(READ_LIMITS)).toEqual(document);
    const change = (path: string, schema = 'Limits') =>
      call('change', { method: 'POST', path, responses: [answer('200', schema)] });
    expect(target(change(limits.path), READ_LIMITS)).toEqual(document);
    expect(target(change(`${limits.path}/daily`), READ_LIMITS)).toEqual(document);
    expect(target(change(`${limits.path}s`), READ_LIMITS)).toEqual({ kind: 'new', type: 'Limits' });
    expect(target(change('/loans'), READ_LIMITS)).toEqual({ kind: 'new', type: 'Limits' });
    expect(target(change(limits.path, 'Loan'), READ_LIMITS)).toEqual({ kind: 'new', type: 'Loan' });
  });

  it.each<[string, Partial<Operation>]>([
    ['an object that a query chooses', { parameters: [loanId, parameter('query', 'day', 'x')] }],
    ['an object that is only written', { method: 'PUT' }],
  ])('returns no document for %s', (_what, more) => {
    expect(target({ ...READ_LIMITS, ...more })).toEqual({ kind: 'new', type: 'Limits' });
  });

  it('returns no document for an object with its identifier in the path', () => {
    const read = call('read', {
      path: '/loans/{loanId}',
      parameters: [loanId],
      responses: [answer('200', 'Loan')],
    });
    const renew = call('renew', {
      method: 'POST',
      path: '/loans/{loanId}/renewals',
      responses: [answer('200', 'Loan')],
    });
    expect(target(renew, read)).toEqual({ kind: 'new', type: 'Loan' });
  });
});
