import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats';

const GOOD: Readonly<Record<string, readonly string[]>> = {
  date: [
    ...['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31', '2026-08-31', '2026-10-31'],
    ...['2026-12-31', '2026-04-30', '2026-06-30', '2026-09-30', '2026-11-30', '2026-02-28'],
    ...['2028-02-29', '2000-02-29', '2026-11-01'],
  ],
  'date-time': [
    '2026-11-02T09:30:00Z',
    '2026-11-02t23:59:60.123z',
    '2026-11-02 00:00:00+23:59',
    '2026-11-02T19:05:09.1-01:30',
  ],
  email: ['a@b.example', 'first.last+tag@sub-domain.b.example', "o'x@x.example", 'A@B.EXAMPLE'],
  uri: ['https://api.example/v1?a=%2F#top', 'urn:a', 'h+t.p-s:x', "x:!$&'()*+,;=:@/?[]~"],
};
const BAD: Readonly<Record<string, readonly string[]>> = {
  date: [
    ...['2026-01-32', '2026-03-32', '2026-05-32', '2026-07-32', '2026-08-32', '2026-10-32'],
    ...['2026-12-32', '2026-04-31', '2026-06-31', '2026-09-31', '2026-11-31', '2026-02-29'],
    ...['2100-02-29', '2028-02-30', '2026-11-00', '2026-00-01', '2026-13-01'],
    ...['x2026-11-02', '2026-11-02x', '26-11-02', '2026-1-02', '2026-11-2', ''],
  ],
  'date-time': [
    '2026-11-02',
    '2026-11-31T09:30:00Z',
    '2026-11-02T24:00:00Z',
    '2026-11-02T09:60:00Z',
    '2026-11-02T09:30:61Z',
    '2026-11-02T09:30:00',
    '2026-11-02T09:30:00.Z',
    '2026-11-02T09:30:00+24:00',
    '2026-11-02T09:30:00+01:60',
    '2026-11-02T09:30:00Zx',
    '2026-11-02Tx09:30:00Z',
    '2026-11-02T09:30:00Z T',
  ],
  email: [
    'a@b',
    '@b.example',
    'a@.example',
    'a..b@c.example',
    '.a@b.example',
    'a b@c.example',
    'a@-b.example',
    'a@b-.example',
    'a@b.example ',
    ' a@b.example',
    'a@b.-example',
    'a@b.example-',
  ],
  uri: ['//api.example', '1x:a', 'x', 'x:a b', 'x:%2', 'x:%zz', 'x:a#b#c', ' x:a', 'x:a '],
};

describe.each(Object.keys(GOOD))('the format %s', (format) => {
  it.each(GOOD[format] ?? [])('accepts %j', (text) => {
    expect(FORMATS[format]?.(text)).toBe(true);
  });

  it.each(BAD[format] ?? [])('rejects %j', (text) => {
    expect(FORMATS[format]?.(text)).toBe(false);
  });
});

it('every URI that is accepted can be read as a URL', () => {
  const part = fc.constantFrom(
    ...'https http urn : / // ? # @ [ ] ::1 a b.example % %41 . 1 :99999 -'.split(' '),
  );
  const texts = fc.array(part, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(''));
  const counts = { accepted: 0 };
  fc.assert(
    fc.property(
      fc.oneof(
        texts,
        texts.map((text) => `https://${text}`),
      ),
      (text) => {
        if (FORMATS.uri?.(text) !== true) return;
        counts.accepted += 1;
        expect(URL.canParse(text), text).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
  expect(counts.accepted).toBeGreaterThan(500);
});
