import { describe, expect, it } from 'vitest';
import { sampleGenerators, type SampleRequest } from '.';

const REQUEST: SampleRequest = {
  operationId: 'listPets',
  summary: 'List pets',
  method: 'GET',
  urlVariable: 'PETS_API_URL',
  baseUrl: 'https://pets.example',
  path: '/pets',
  pathParams: {},
  query: [],
  headers: [],
  credentials: [],
  expect: { status: 200 },
};

/** The languages whose samples read errors; curl prints them as they are. */
const reading = sampleGenerators.filter(({ id }) => id !== 'curl');

describe.each(reading)('a sample in $label', ({ generate }) => {
  const noteOf = (problem?: SampleRequest['problem']): string | undefined =>
    /(?:\/\/|#) (A problem .*)/.exec(generate({ ...REQUEST, ...(problem && { problem }) }))?.[1];

  it('says of errors what the document says', () => {
    expect([noteOf(), noteOf([]), noteOf(['code']), noteOf(['code', 'requestId'])]).toEqual([
      undefined,
      'A problem (RFC 9457).',
      'A problem (RFC 9457): act on its code.',
      'A problem (RFC 9457): act on its code, quote its requestId to support.',
    ]);
  });

  it('prints the status and the body of any error', () => {
    expect(generate(REQUEST)).toMatch(/HTTP \W?(?:\$|%|\{|")/);
  });
});
