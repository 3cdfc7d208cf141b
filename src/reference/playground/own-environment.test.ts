import { describe, expect, it } from 'vitest';
import { blockedStorage, librarySubject, memoryStorage } from '../../../tests/playground/subject';
import { newDraft } from './draft';
import { loadOwn } from './own-environment';
import { Playground } from './playground';
import { shareHash } from './share';

const library = await librarySubject();
const OWN = { kind: 'own', baseUrl: 'https://api.example/v1', apiKey: 'sk_live_51a2b3c4' } as const;

const open = (storage = memoryStorage()) => {
  const playground = new Playground(library.data, { storage: () => storage });
  return { playground, storage, text: () => [...storage.items.values()].join() };
};

describe("the reader's own URL and key", () => {
  it('stay in memory unless the reader stores them', () => {
    const { playground, storage, text } = open();
    playground.setEnvironment(OWN);
    playground.edit(newDraft(library.entry('lendBook')));
    playground.keepDrafts(playground.getState());
    expect(text()).not.toContain('51a2b3c4');
    expect(open(storage).playground.getState().ownEnvironment.apiKey).toBe('');
  });

  it('are stored when the reader wants it, with later changes, and are not used at once', () => {
    const { playground, storage } = open();
    playground.setEnvironment({ ...OWN, apiKey: 'first' });
    playground.keepOwn(true);
    playground.setEnvironment(OWN);
    const state = open(storage).playground.getState();
    expect(state).toMatchObject({
      ownEnvironment: OWN,
      keeping: 'stored',
      environment: { kind: 'sandbox' },
    });
  });

  it('are deleted in browser and memory by Forget, and in the browser by unchecking the choice', () => {
    const { playground, storage } = open();
    playground.setEnvironment(OWN);
    playground.keepOwn(true);
    playground.keepOwn(false);
    expect(loadOwn(() => storage, 'lending')).toBeUndefined();
    expect(playground.getState().ownEnvironment).toEqual(OWN);
    playground.keepOwn(true);
    playground.forgetOwn();
    expect(loadOwn(() => storage, 'lending')).toBeUndefined();
    expect(playground.getState().ownEnvironment).toMatchObject({ baseUrl: '', apiKey: '' });
    expect(playground.getState().keeping).toBe('memory');
  });

  it.each([
    ['a-key-of-mine', 'a-key-of-mine'],
    ['abc', '"abc"'],
    ['key "with" quotes\\', 'quotes'],
    ['{"a":1}', '"a\\'],
  ])('are in no draft and no link, even after the sandbox is chosen again: %s', (apiKey, trace) => {
    const { playground, storage } = open();
    playground.setEnvironment({ ...OWN, apiKey });
    playground.keepOwn(true);
    playground.setEnvironment({ kind: 'sandbox', access: 'full' });
    const entry = library.entry('lendBook');
    const draft = { ...newDraft(entry), body: JSON.stringify({ note: apiKey }) };
    playground.edit(draft);
    playground.keepDrafts(playground.getState());
    const drafts = [...storage.items].filter(([name]) => !name.endsWith('.own')).join();
    expect(drafts).toContain('note');
    expect(drafts).toContain('(secret removed)');
    expect(drafts).not.toContain(trace);
    const shared = new URLSearchParams(shareHash(draft, entry, playground.secrets()).slice(1));
    const text = Buffer.from(shared.get('draft') ?? '', 'base64url').toString('utf8');
    expect(text).toContain('note');
    expect(text).toContain('(secret removed)');
    expect(text).not.toContain(trace);
  });

  it('are not sent with letters that headers do not allow, and a message explains it', async () => {
    const { playground } = open();
    playground.setEnvironment({ ...OWN, apiKey: 'ключ' });
    playground.open('getDropBox');
    await playground.send();
    expect(playground.getState().warning).toContain('letters outside Latin-1');
    expect(playground.getState().history).toEqual([]);
  });

  it('stay in memory when storage is blocked, and the page reports it', () => {
    const playground = new Playground(library.data, { storage: blockedStorage });
    playground.setEnvironment(OWN);
    playground.keepOwn(true);
    expect(playground.getState()).toMatchObject({ keeping: 'blocked', ownEnvironment: OWN });
    playground.forgetOwn();
    expect(playground.getState().keeping).toBe('memory');
  });

  it.each(['{', '[]', '"x"', '{"baseUrl": "javascript:alert(1)"}', '{"baseUrl": 7, "apiKey": {}}'])(
    'are not read from %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('partner-docs.playground.lending.own', text);
      const { ownEnvironment } = open(storage).playground.getState();
      expect(ownEnvironment).toEqual({ kind: 'own', baseUrl: '', apiKey: '' });
    },
  );
});
