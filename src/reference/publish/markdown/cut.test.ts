import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { referenceBlock } from '../../blocks/reference-block';
import { heading, item, list, paragraph, text } from '../../blocks/tree/mdast';
import { Links } from './links';
import { type Copy, pageCopies } from './page';

const PAGE = { path: '/loans', file: undefined, title: 'Loans', description: 'Lend books.' };
const OTHER = { path: '/loans/fees', file: undefined };
const links = new Links('https://docs.library.example', [PAGE, OTHER]);

const words = (length: number, word = 'word '): string => word.repeat(length / word.length);
const part = (name: string, content: string) => ({
  ...referenceBlock({}, [paragraph([text(content)])]),
  part: { name, description: `What ${name} is.` },
});
const copiesOf = (...children: Root['children']): ReadonlyMap<string, Copy> =>
  new Map(
    pageCopies(PAGE, { type: 'root', children }, links).map((copy) => [copy.part ?? '', copy]),
  );
const lengthOf = ({ text: markdown }: Copy): number => links.lengthOf(markdown);

describe('a page in parts', () => {
  it('gives operations and objects an address of their own, regardless of their length', () => {
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

  it('cuts out the longest sections, with their contents, until the rest is short enough', () => {
    const copies = copiesOf(
      heading(2, 'short', 'Short'),
      paragraph([text(words(9_000, 'brief '))]),
      heading(2, 'long', 'Long'),
      paragraph([text('About it. And more.')]),
      heading(3, 'first', 'First'),
      paragraph([text(words(20_000, 'first '))]),
      heading(3, 'lend-book', 'Lend a book'),
      part('lend-book', 'Sends it.'),
      heading(3, 'second', 'Second'),
      paragraph([text(words(15_000, 'other '))]),
    );
    expect([...copies.keys()]).toEqual(['', 'long', 'first', 'lend-book']);
    for (const copy of copies.values()) expect(lengthOf(copy)).toBeLessThan(30_000);
    expect(copies.get('')?.text).toContain('About it.');
    expect(copies.get('')?.text).toContain('brief');
    expect(copies.get('long')?.text).toContain('other');
    expect(copies.get('long')?.text).toContain('\n## Second {#second}\n');
    expect(copies.get('first')?.text).toContain('first');
  });

  it('continues in another part when there is no heading to cut at', () => {
    const entries = Array.from({ length: 900 }, (_, index) =>
      item([paragraph([text(`entry ${index} ${words(50)}`)])]),
    );
    const copies = copiesOf(heading(2, 'all', 'All'), list(entries));
    expect(copies.size).toBeGreaterThan(2);
    const all = [...copies.values()].map(({ text: markdown }) => markdown).join('\n');
    for (const copy of copies.values()) expect(lengthOf(copy)).toBeLessThan(30_000);
    expect([...all.matchAll(/^- entry /gm)]).toHaveLength(entries.length);
    expect(copies.get('all')?.text).toContain('[The rest of this part](');
  });

  it('does not use an address that belongs to a page', () => {
    const copies = copiesOf(heading(2, 'cost', 'Cost'), part('fees', 'Little.'));
    expect([...copies.keys()]).toEqual(['', 'fees-part']);
  });
});
