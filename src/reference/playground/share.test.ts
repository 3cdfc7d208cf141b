import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { librarySubject, subjects } from '../../../tests/playground/subject';
import { newDraft, type Draft } from './draft';
import { readShared, shareHash } from './share';

const { entries, entry } = await librarySubject();
const sets = await subjects();

const drafts = (): fc.Arbitrary<Draft> =>
  fc.constantFrom(...entries).chain((entry) =>
    fc
      .record({
        texts: fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 5 }),
        body: fc.string({ unit: 'grapheme', maxLength: 200 }),
        prefer: fc.constantFrom('', 'code=rate_limited', 'example=default'),
        idempotencyKey: fc.constantFrom('', '01931f6f-091a-7b2c-8d3e-4f5061728394'),
      })
      .map(({ texts, body, ...rest }) => {
        const names = entry.operation.parameters.map(({ in: place, name }) => `${place}.${name}`);
        const values = names.map((name, index) => [name, texts[index] ?? 'x'] as const);
        return {
          operation: entry.operation.id,
          values: Object.fromEntries(values),
          body: entry.operation.body ? body : '',
          ...rest,
        };
      }),
  );

const contentOf = (hash: string): string => {
  const written = new URLSearchParams(hash.slice(1)).get('draft') ?? '';
  return hash + Buffer.from(written, 'base64url').toString('utf8');
};

describe('a link to a request', () => {
  it('opens the same request, without its idempotency key', () => {
    fc.assert(
      fc.property(drafts(), (draft) => {
        const read = readShared(entries, shareHash(draft, entry(draft.operation)));
        expect(read).toEqual({ kind: 'draft', draft: { ...draft, idempotencyKey: '' } });
      }),
      { numRuns: 500 },
    );
  });

  it('contains an empty draft for an unchanged example, since its reader may have another draft', () => {
    for (const entry of entries) {
      expect(shareHash(newDraft(entry), entry)).toBe(`#op=${entry.operation.id}&draft=e30`);
    }
  });

  it('never contains a secret, wherever the reader typed it', () => {
    const secret = fc.stringMatching(/^[a-zA-Z0-9_-]{8,40}$/);
    fc.assert(
      fc.property(drafts(), secret, fc.nat(), (draft, key, seed) => {
        fc.pre(!'(secret removed)'.includes(key) && !draft.operation.includes(key));
        const places = Object.keys(draft.values);
        fc.pre(!places.some((place) => place.includes(key)));
        const place = places[seed % Math.max(places.length, 1)];
        const values = place === undefined ? {} : { [place]: `a${key}b` };
        const typed: Draft = {
          ...draft,
          values: { ...draft.values, ...values },
          body: `{"note": "${key} sk_live_${key} whsec_${key}=="}`,
          idempotencyKey: key,
        };
        const content = contentOf(shareHash(typed, entry(draft.operation), [key]));
        expect(content).not.toContain(key);
        expect(content).not.toMatch(/sk_live|whsec_/);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves no prefix of a key that overlaps with the known key', () => {
    const key = '________';
    const draft = {
      ...newDraft(entry('createReader')),
      body: `{"a": "sk_live_${key} whsec_${key}"}`,
    };
    const content = contentOf(shareHash(draft, entry('createReader'), [key]));
    expect(content).not.toMatch(/sk_live|whsec/);
  });

  it('removes texts that look like a secret, even unknown ones', () => {
    const draft = {
      ...newDraft(entry('createReader')),
      body: '{"a": "sk_sandbox_abc whsec_QUJD"}',
    };
    expect(contentOf(shareHash(draft, entry('createReader')))).not.toMatch(/sk_sandbox|whsec/);
  });
});

describe('an untrusted link', () => {
  it('never throws, and sets only values that the operation has', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string().map((text) => `#op=lendBook&draft=${encodeURIComponent(text)}`),
      fc.json().map((json) => {
        const written = Buffer.from(json).toString('base64url');
        return `#op=lendBook&draft=${written}`;
      }),
    );
    const names = entry('lendBook').operation.parameters.map(
      (parameter) => `${parameter.in}.${parameter.name}`,
    );
    fc.assert(
      fc.property(hostile, fc.string(), (hash, code) => {
        const read = readShared(entries, hash, code);
        if (read.kind === 'none' || read.kind === 'operation') return;
        for (const name of Object.keys(read.draft?.values ?? {})) {
          expect(names.includes(name) || read.draft?.operation !== 'lendBook').toBe(true);
        }
        expect(typeof (read.draft?.body ?? '')).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['an unknown operation', '#op=lendEverything', 'an operation that this API does not have'],
    ['a name of the prototype', '#op=__proto__', 'an operation that this API does not have'],
    ['a damaged request', '#op=lendBook&draft=%7B%7B', 'damaged'],
    ['bytes that are no text', '#op=lendBook&draft=_w', 'damaged'],
    ['a text without end', `#op=lendBook&draft=${'A'.repeat(30_000)}`, 'too long'],
  ])('reports the problem: %s', (_what, hash, message) => {
    const read = readShared(entries, hash);
    expect(read.kind === 'fault' ? read.message : read.kind).toContain(message);
  });

  it.each(['toString', '__proto__'])('provokes no error called %s', (code) => {
    const read = readShared(entries, '#op=lendBook', code);
    expect(read).toEqual({ kind: 'draft', draft: newDraft(entry('lendBook')) });
  });

  it('changes no headers, keys and URLs', () => {
    const draft = {
      values: { 'header.Authorization': 'Bearer x', 'path.__proto__': 'y' },
      body: 7,
      prefer: 'respond-async\r\nX: y',
      idempotencyKey: 'short',
      baseUrl: 'https://evil.example',
    };
    const written = Buffer.from(JSON.stringify(draft)).toString('base64url');
    const read = readShared(entries, `#op=lendBook&draft=${written}`);
    expect(read).toEqual({ kind: 'draft', draft: newDraft(entry('lendBook')) });
  });
});

it('reads no draft from a link to an operation only', () => {
  const operation = 'lendBook';
  expect(readShared(entries, `#op=${operation}`)).toEqual({ kind: 'operation', operation });
});

describe('a link to an error', () => {
  it('sets the value that the contract has for it, or else the Prefer header', () => {
    let seen = 0;
    for (const subject of sets) {
      for (const entry of subject.entries) {
        for (const code of [...entry.operation.errors, ...entry.operation.commonErrors]) {
          const read = readShared(subject.entries, `#op=${entry.operation.id}`, code);
          expect(read, `${entry.operation.id} ${code}`).not.toEqual({
            kind: 'draft',
            draft: newDraft(entry),
          });
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(sets.flatMap((subject) => subject.entries).length);
  });

  it('ignores an error that the operation cannot return', () => {
    const read = readShared(entries, '#op=lendBook', 'no_such_code');
    expect(read).toEqual({ kind: 'draft', draft: newDraft(entry('lendBook')) });
  });
});
