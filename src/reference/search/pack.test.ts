import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './pack';
import type { SearchRecord } from './record';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'page',
  set: 'general',
  page: '/general/api/card',
  anchor: '',
  title: 'Card',
  trail: [],
  names: [],
  text: '',
  ...values,
});

const heading = record({
  kind: 'operation',
  anchor: 'freeze-card',
  title: 'Freeze a card',
  trail: ['Card'],
  names: ['POST /v1/cards/{cardId}/freeze'],
  text: 'Stops payments.',
});

const PAGE: readonly SearchRecord[] = [
  record({ text: 'Cards.' }),
  heading,
  record({
    kind: 'field',
    anchor: 'freeze-card.body.reason',
    title: 'reason',
    trail: ['Card', 'Freeze a card'],
    names: ['lost', 'stolen'],
    text: 'Why.',
  }),
  record({
    kind: 'state',
    anchor: 'card-status-frozen',
    title: 'frozen',
    trail: ['Card', 'Freeze a card'],
  }),
  record({
    kind: 'state',
    anchor: 'card-status-on-hold',
    title: 'on_hold',
    trail: ['Card', 'Freeze a card'],
  }),
  record({
    kind: 'error',
    anchor: 'error-card-frozen',
    title: 'card_frozen',
    trail: ['Card', 'Freeze a card'],
  }),
  record({ set: 'site', page: '/markdown-page', title: 'About' }),
];

it('gives back what it was given', () => {
  const { names, texts } = pack(PAGE);
  expect(unpack(names, texts)).toEqual(PAGE);
});

it('travels as lines: what can be derived is left out', () => {
  const { names, texts } = pack([
    ...PAGE.slice(0, 6),
    record({ kind: 'heading', anchor: 'odd', title: 'Ends of -a- “day”', trail: ['Card'] }),
    record({
      kind: 'entry',
      anchor: 'list-ends-of-a-day',
      title: 'Ends of -a- “day”',
      trail: ['Card'],
    }),
    record({ kind: 'event', anchor: 'event-card-closed', title: 'card.closed', trail: ['Card'] }),
  ]);
  expect(names.pages).toEqual([
    {
      set: 'general',
      path: '/general/api/card',
      lines: [
        'p0\tCard\t=',
        'o1\tFreeze a card\t=freeze-card\tPOST /v1/cards/{cardId}/freeze',
        'r2\tcard_frozen\t+error-',
        'h1\tEnds of -a- “day”\t=odd',
        'v1\tcard.closed\t+event-',
      ].join('\n'),
    },
  ]);
  expect(texts).toEqual([
    [
      'Cards.',
      'Stops payments.',
      '\tfreason\t+freeze-card.body.\tWhy.\tlost\tstolen',
      '\tsfrozen\t+card-status-',
      '\tson_hold',
      '',
      '',
      '\teEnds of -a- “day”\t+list-',
      '',
    ].join('\n'),
  ]);
});

it('reads what another version wrote as far as it can', () => {
  const page = { set: 'general', path: '/p' } as const;
  expect(unpack({ pages: [{ ...page, lines: 'x0\tTitle\t=a' }] })).toMatchObject([
    { kind: 'heading', title: 'Title', anchor: 'a', text: '' },
  ]);
  const names = { pages: [{ ...page, lines: 'p0\tTitle\t=' }] };
  // A part before its holder, and more texts than records.
  expect(unpack(names, ['\tfname\t+x.\nText.\nMore.'])).toMatchObject([{ text: 'Text.' }]);
  expect(unpack(names, [])).toMatchObject([{ title: 'Title', text: '' }]);
});

it('gives the names alone without texts and parts', () => {
  const { names } = pack(PAGE);
  const expected = PAGE.filter(({ kind }) => kind !== 'field' && kind !== 'state').map((one) => ({
    ...one,
    text: '',
  }));
  expect(unpack(names)).toEqual(expected);
});

it('gives back any words', () => {
  const words = fc.stringMatching(
    /^[A-Za-z0-9<>"'&={}+/#.-][A-Za-z0-9<>"'&={}+/#. _-]{0,20}[a-z]$/,
  );
  fc.assert(
    fc.property(words, words, words, fc.array(words), (title, text, anchor, names) => {
      const page = record({ title, text });
      const field = record({ kind: 'field', title, anchor, names, text, trail: [title] });
      const tidy = (one: SearchRecord) => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() });
      const packed = pack([page, field]);
      expect(unpack(packed.names, packed.texts)).toEqual([page, field].map(tidy));
    }),
  );
});
