import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { librarySubject, memoryStorage, blockedStorage } from '../../../tests/playground/subject';
import { untrustedJson, untrustedText } from '../../../tests/support/untrusted';
import { sampleGenerators } from '../samples';
import { prettyJson } from './answer';
import { withIds } from './chain';
import { issuesOf } from './check';
import { newDraft, type Draft } from './draft';
import { Playground } from './playground';
import { sampleRequestOf } from './request';

const library = await librarySubject();
const entry = library.entry('lendBook');
const ids = { Loan: 'loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f' };

/** Computes everything that the page derives from a draft. */
function show(playground: Playground, draft: Draft): void {
  const { environment } = playground.getState();
  const shown = playground.entry(draft.operation);
  for (const { message } of issuesOf(shown, draft)) {
    expect(message).toMatch(/\S/);
  }
  const request = sampleRequestOf(playground.data, shown, draft, environment);
  for (const { generate } of sampleGenerators) expect(generate(request)).toContain('\n');
  expect(prettyJson(draft.body)).toEqual(expect.any(String));
  expect(withIds(draft, shown.guide, ids, 'Loan').operation).toBe(draft.operation);
}

const draftText = fc.oneof(
  untrustedText('values', 'body', 'prefer', 'idempotencyKey'),
  untrustedJson().map((body) => JSON.stringify({ body })),
);
const storedText = fc.oneof(
  untrustedText('operation', 'drafts', 'baseUrl', 'apiKey'),
  draftText.map((text) => `{"operation":"lendBook","drafts":{"lendBook":${text}}}`),
);

const open = (storage = memoryStorage()) =>
  new Playground(library.data, { storage: () => storage });

describe('the playground shows untrusted data', () => {
  it('from storage, and stores drafts that it can read again', () => {
    fc.assert(
      fc.property(storedText, storedText, (drafts, ownEnvironment) => {
        const storage = memoryStorage();
        storage.setItem('partner-docs.playground.lending', drafts);
        storage.setItem('partner-docs.playground.lending.own', ownEnvironment);
        const playground = open(storage);
        const { draft, drafts: loaded } = playground.getState();
        for (const loadedDraft of [draft, ...Object.values(loaded)]) show(playground, loadedDraft);
        playground.edit({ ...newDraft(entry), prefer: 'example=default' });
        playground.keepDrafts(playground.getState());
        expect(open(storage).getState().draft.prefer).toBe('example=default');
      }),
    );
  });

  it('from storage of the tab, and still answers a request', async () => {
    const at = fc.oneof(fc.constantFrom(1, 1e9, 1.7e12, 1e300, -1), fc.double());
    const access = fc.constantFrom('full', 'readonly', 'none', 'all');
    const advance = fc.constantFrom('PT1H', 'P9999Y', 'P1', '');
    const draft = fc.constant({ ...newDraft(entry), body: '{"readerId": "' });
    const step = fc.oneof(
      fc.record({ at, access, advance }),
      fc.record({ at, access, draft, key: fc.constant('a-key-of-the-tape') }),
    );
    const tape = fc
      .record({ seed: fc.double(), start: at, steps: fc.array(step, { maxLength: 4 }) })
      .map((value) => JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(fc.oneof(tape, untrustedText('seed', 'start', 'steps')), async (text) => {
        const session = memoryStorage();
        session.setItem('partner-docs.playground.lending.tape', text);
        const playground = new Playground(library.data, {
          storage: blockedStorage,
          session: () => session,
        });
        await playground.restore();
        playground.open('createReader');
        await playground.send();
        const [{ outcome } = {}] = playground.getState().history;
        expect(outcome).toMatchObject({ kind: 'answer', status: 201 });
      }),
      { numRuns: 200 },
    );
  });

  it('from a link', () => {
    const code = fc.constantFrom(undefined, ...entry.operation.errors);
    fc.assert(
      fc.property(draftText, code, (text, error) => {
        const playground = open();
        const written = Buffer.from(text).toString('base64url');
        playground.openLink(`#op=lendBook&draft=${written}`, error);
        show(playground, playground.getState().draft);
      }),
    );
  });

  it('from the body, and sends it to the sandbox, which answers', async () => {
    await fc.assert(
      fc.asyncProperty(untrustedJson(), async (body) => {
        const playground = open();
        const draft = { ...newDraft(entry), body };
        playground.edit(draft);
        show(playground, draft);
        await playground.send();
        const [{ outcome } = {}] = playground.getState().history;
        expect(outcome).toMatchObject({ kind: 'answer', status: expect.any(Number) as number });
        if (outcome?.kind !== 'answer') return;
        expect(outcome.status).toBeLessThan(500);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['too deep', '['.repeat(1820) + ']'.repeat(1820), /Nested deeper than 100 levels at line 1/],
    ['too long', JSON.stringify('x'.repeat(1_000_000)), /longer than 1,000,000 characters/],
  ])('and explains a body that is %s', (_what, body, message) => {
    const issues = issuesOf(entry, { ...newDraft(entry), body });
    expect(issues).toEqual([{ path: 'body', message: expect.stringMatching(message) as string }]);
  });

  it('stores the other drafts if one is too long', () => {
    const storage = memoryStorage();
    const playground = open(storage);
    const shortDraft = { ...newDraft(library.entry('createReader')), prefer: 'example=default' };
    playground.edit(shortDraft);
    playground.edit({ ...newDraft(entry), body: JSON.stringify('x'.repeat(2_000_000)) });
    playground.keepDrafts(playground.getState());
    expect(open(storage).getState().drafts).toEqual({ createReader: shortDraft });
  });
});
