import { expect, it } from 'vitest';
import { blockedStorage, librarySubject } from '../../../tests/playground/subject';
import { jsonOf } from '../contract/http/parse-json';
import { idsIn } from './chain';
import { newDraft } from './draft';
import { Playground } from './playground';
import { shareHash } from './share';

const library = await librarySubject();

const open = () => new Playground(library.data, { storage: blockedStorage });

async function send(playground: Playground, operation: string, body?: string): Promise<void> {
  const draft = newDraft(library.entry(operation));
  playground.edit(body === undefined ? draft : { ...draft, body });
  await playground.send();
}

const shownOperation = (playground: Playground) => {
  const { history, shown } = playground.getState();
  return history.find(({ number }) => number === shown)?.draft.operation;
};

it('shows the answer to the request of a link, or else the last one to its operation', async () => {
  const playground = open();
  await send(playground, 'createReader', '{"kept": 1}');
  const hash = shareHash(playground.getState().draft, library.entry('createReader'));
  await send(playground, 'createReader');
  await send(playground, 'getLoan');
  playground.openLink(hash);
  expect(playground.getState().shown).toBe(1);
  const { draft } = playground.getState();
  playground.openLink(shareHash({ ...draft, body: '{"kept": 2}' }, library.entry('createReader')));
  expect(playground.getState().shown).toBe(2);
});

it('shows no answer to another request when the reader returns', async () => {
  const playground = open();
  await send(playground, 'getLoan');
  playground.openLink('#op=createReader');
  expect(shownOperation(playground)).toBe('getLoan');
  playground.showOwn();
  expect(shownOperation(playground)).toBeUndefined();
  playground.openLink('#op=getLoan');
  expect(shownOperation(playground)).toBe('getLoan');
});

it('offers the operations that the current state of the object allows, not that of the answer', async () => {
  const playground = open();
  const offers = () => {
    const [made] = playground.getState().history.toReversed();
    if (made?.outcome.kind !== 'answer') throw new Error('an answer expected');
    const entry = playground.entry(made.draft.operation);
    const [own] = idsIn(playground.data, entry, jsonOf(made.outcome.body));
    if (!own) throw new Error('an identifier expected');
    playground.useId(own, 'returnBook');
    const idsFor = (environment: 'sandbox' | 'own') =>
      playground.followUps(own, environment).map(({ guide }) => guide.id);
    expect(idsFor('own')).not.toContain('returnBook');
    return idsFor('sandbox');
  };
  await send(playground, 'lendBook');
  expect(offers()).not.toContain('returnBook');
  await playground.advance('PT1H');
  expect(offers()).toContain('returnBook');
  await playground.send();
  expect(offers()).not.toContain('returnBook');
});
