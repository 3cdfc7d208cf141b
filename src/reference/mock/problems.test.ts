import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model';
import type { MockContract } from './contract';
import { fieldsDetail, problemAnswer, Refused } from './problems';

const CATALOG = {
  errors: {
    loan_closed: {
      page: 'https://docs.example/loan',
      status: 409,
      title: 'Closed',
      detail: 'Loan ln_1.',
    },
    wrong: {
      code: 'wrong',
      status: 400,
      detail: 'Wrong.',
      errors: [{ pointer: '/a', code: 'type', detail: 'Example.' }],
    },
    short: {
      code: 'short',
      title: 'Too short',
      status: 400,
      varies: true,
      detail: 'At least 7.',
      errors: [{ pointer: '/a', code: 'type', detail: 'Example.' }],
    },
    too_late: { title: true, status: 409, varies: true, detail: 'After 3 days.' },
    full: {
      title: 'Full',
      status: 409,
      varies: 'Every place in ln_1 is taken.',
      detail: 'All 7 are.',
    },
    validation_failed: { errors: [{ pointer: '/a', code: 'pattern', detail: 'Example.' }] },
    busy: { code: 'busy', status: 503 },
    limited: { code: 'limited', status: 429 },
  },
} as unknown as MockContract;
const context = {
  requestId: 'req_1',
  instance: '/v1/loans',
  rename: (text: string) => text.replace('ln_1', 'ln_2'),
  isField: ({ pointer }: JsonObject) => pointer === '/a',
};
const answer = (refused: Refused) => problemAnswer(CATALOG, refused, context);

describe('problemAnswer', () => {
  it('has the words of the code as its title if the title is `true`', () => {
    expect(answer(new Refused('too_late')).body).toMatchObject({
      title: 'Too late',
      detail: 'Too late.',
    });
  });

  it('returns the entry of the catalog, with the ids of the request', () => {
    expect(answer(new Refused('loan_closed'))).toEqual({
      status: 409,
      headers: { 'Content-Type': 'application/problem+json' },
      body: {
        type: 'https://docs.example/loan#error-loan-closed',
        code: 'loan_closed',
        status: 409,
        title: 'Closed',
        detail: 'Loan ln_2.',
        instance: '/v1/loans',
        requestId: 'req_1',
      },
    });
  });

  it('returns the problems of the request in place of the example', () => {
    const breaches = [{ path: ['limits', 'a/b'], code: 'type', detail: 'Expected a.' }] as const;
    const { body } = answer(new Refused('wrong', { detail: 'One field.', breaches }));
    expect(body).toMatchObject({
      detail: 'One field.',
      errors: [{ pointer: '/limits/a~1b', code: 'type', detail: 'Expected a.' }],
    });
    expect(answer(new Refused('wrong')).body).toMatchObject({
      errors: [{ pointer: '/a', code: 'type', detail: 'Example.' }],
    });
    const many = Array.from({ length: 60 }, () => breaches[0]);
    const { body: long } = answer(new Refused('wrong', { breaches: many }));
    expect((long as { errors: unknown[] }).errors).toHaveLength(50);
  });

  it('takes fields and rules from the example, for whatever the request has of it', () => {
    const errorsOf = (refused: Refused, isField = true) =>
      (
        problemAnswer(CATALOG, refused, { ...context, isField: () => isField }).body as {
          errors?: unknown;
        }
      ).errors;
    const detail = 'At most 9.';
    expect(errorsOf(new Refused('wrong', { detail }))).toEqual([
      { pointer: '/a', code: 'type', detail },
    ]);
    expect(errorsOf(new Refused('wrong'), false)).toBeUndefined();
    expect(errorsOf(new Refused('wrong', { detail, places: ['/b', ['/c', 'length']] }))).toEqual([
      { pointer: '/b', code: 'type', detail },
      { pointer: '/c', code: 'length', detail },
    ]);
    expect(errorsOf(new Refused('short', { valueAt: '/b' }))).toEqual([
      { pointer: '/b', code: 'type', detail: 'Too short.' },
    ]);
    expect(errorsOf(new Refused('busy', { valueAt: '/b' }))).toBeUndefined();
    expect(errorsOf(new Refused('busy', { detail, places: ['/b'] }))).toEqual([
      { pointer: '/b', code: 'conflict', detail },
    ]);
    expect(errorsOf(new Refused('validation_failed', { detail, places: ['/b'] }))).toEqual([
      { pointer: '/b', code: 'conflict', detail },
    ]);
  });

  it('leaves out details that apply only to the example, unless the request prefers it', () => {
    const { body } = answer(new Refused('short'));
    expect(body).toMatchObject({
      detail: 'Too short.',
      errors: [{ pointer: '/a', code: 'type', detail: 'Too short.' }],
    });
    expect(body).not.toHaveProperty('varies');
    expect(answer(new Refused('short', { isExample: true })).body).toMatchObject({
      detail: 'At least 7.',
      errors: [{ pointer: '/a', detail: 'Example.' }],
    });
  });

  it('explains when the error happens if its example describes only one case', () => {
    expect(answer(new Refused('full')).body).toMatchObject({
      title: 'Full',
      detail: 'Every place in ln_2 is taken.',
    });
    expect(answer(new Refused('full', { isExample: true })).body).toMatchObject({
      detail: 'All 7 are.',
    });
  });

  it.each([
    ['limited', '17'],
    ['busy', '30'],
  ])('has `Retry-After` for %s', (code, seconds) => {
    expect(answer(new Refused(code)).headers).toEqual({
      'Content-Type': 'application/problem+json',
      'Retry-After': seconds,
    });
    const headers = { 'Retry-After': '5', 'X-Other': 'a' };
    expect(answer(new Refused(code, { headers })).headers).toMatchObject(headers);
  });

  it('returns a 500 for a code that the catalog does not have', () => {
    expect(answer(new Refused('unknown'))).toMatchObject({ status: 500, body: { detail: '' } });
    expect(new Refused('unknown').message).toBe('unknown');
  });
});

it('counts the wrong fields', () => {
  expect([1, 2].map(fieldsDetail)).toEqual(['One field is wrong.', '2 fields are wrong.']);
});
