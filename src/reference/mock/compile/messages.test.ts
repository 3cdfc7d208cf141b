import { describe, expect, it } from 'vitest';
import { answersOf } from './messages';
import { written } from '../testing/written';

describe('answersOf', () => {
  const answer = (status: string, contentType: string) =>
    answersOf(written({}), {
      status,
      description: '',
      headers: [],
      body: { contentType, required: true, schema: { name: undefined, schema: {} }, examples: [] },
    });

  it('returns an empty body without an example', () => {
    expect(answer('200', 'application/json')).toEqual({
      answer: { schema: true, sample: { patch: {} } },
    });
    expect(answer('200', 'image/png')).toEqual({ answer: { schema: true, sample: { patch: '' } } });
  });

  it('returns nothing for a status without a body', () => {
    expect(answer('204', 'application/json')).toEqual({});
  });
});
