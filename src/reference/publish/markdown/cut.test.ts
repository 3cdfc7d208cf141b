import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { referenceBlock } from '../../blocks/reference-block';
import { heading, paragraph, text } from '../../blocks/tree/mdast';
import { Links } from './links';
import { type Copy, pageCopies } from './page';

const PAGE = { path: '/loans', file: undefined, title: 'Loans', description: 'Lend books.' };
const OTHER = { path: '/loans/fees', file: undefined };
const links = new Links('https://docs.library.example', [PAGE, OTHER]);

const part = (name: string, content: string) => ({
  ...referenceBlock({}, [paragraph([text(content)])]),
  part: { name, description: `What ${name} is.` },
});
const copiesOf = (...children: Root['children']): ReadonlyMap<string, Copy> =>
  new Map(
    pageCopies(PAGE, { type: 'root', children }, links).map((copy) => [copy.part ?? '', copy]),
  );

describe('a page in parts', () => {
  it('gives operations and objects an address of their own', () => {
    const copies = copiesOf(
      heading(2, 'lending', 'Lending'),
      paragraph([text('How to lend.')]),
      heading(3, 'lend-book', 'Lend a book'),
      part('lend-book', 'Sends it.'),
      heading(3, 'timing', 'Timing'),
      paragraph([text('At once.')]),
    );
    expect([...copies.keys()]).toEqual(['', 'lend-book']);
    const [own, lend] = [...copies.values()];
    expect(own?.text).toContain('How to lend.');
    expect(own?.text).toContain('What lend-book is.');
    expect(own?.text).toContain('At once.');
    expect(own?.text).not.toContain('Sends it.');
    expect(lend?.text).toMatch(
      /^<\S+\/llms\.txt> lists all pages\.\n\n# Lend a book \{#lend-book\}\n\n> What lend-book is\.\n/,
    );
    expect(lend?.text).toContain('Sends it.');
    expect(lend?.anchors).toEqual(new Set(['lend-book']));
  });

  it('leaves a part that is below another one out of it', () => {
    const copies = copiesOf(
      heading(2, 'loan-object', 'The loan object'),
      part('loan-object', 'Its fields.'),
      heading(3, 'lend-book', 'Lend a book'),
      part('lend-book', 'Sends it.'),
    );
    expect([...copies.keys()]).toEqual(['', 'loan-object', 'lend-book']);
    expect(copies.get('loan-object')?.text).toContain('Its fields.');
    expect(copies.get('loan-object')?.text).not.toContain('Sends it.');
  });

  it('does not use an address that belongs to a page', () => {
    const copies = copiesOf(heading(2, 'cost', 'Cost'), part('fees', 'Little.'));
    expect([...copies.keys()]).toEqual(['', 'fees-part']);
  });
});
