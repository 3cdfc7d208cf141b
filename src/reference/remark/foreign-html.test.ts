import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { isFold } from '../blocks/is-fold';
import { Plain } from '../publish/markdown/plain';
import { write } from '../publish/markdown/write';
import { fitForeignMarkdown } from './foreign-markdown';

const fit = (source: string): Root =>
  fitForeignMarkdown(fromMarkdown(source), (url) =>
    url === '#tag/pets' ? '/api/pets' : undefined,
  );

/** A description as it appears in the Markdown copy. */
const fitted = (source: string): string =>
  write(new Plain((url) => url).blocks(fit(source).children)).trim();

it.each([
  ['Some <b>bold</b> text.', 'Some **bold** text.'],
  ['One<br>two', 'One\\\ntwo'],
  ['Before <script>alert(1)</script>after', 'Before after'],
  ['<div>\nOne\n</div>\n\nTwo', 'One\n\nTwo'],
  ['- <p>item</p>', '- item'],
  ['<img src=x onerror=alert(1)>\n\nText', 'Text'],
  ['<p>One &amp; <b>two</b></p><ul><li>three<li>four</ul>', 'One & **two**\n\n- three\n- four'],
  ['<script>alert(1)</script><style>p {}</style><!-- note -->', ''],
  ['<h2>Title</h2>', '**Title**'],
  ['<fullname>Pets</fullname> <p>All of them.</p>', 'Pets\n\nAll of them.'],
  [
    '<p>One.</p> <note> <p>Two.</p> </note> <important> Three. </important> <p>Four.</p>',
    'One.\n\nTwo.\n\nThree.\n\nFour.',
  ],
  [
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| a | b |\n| - | - |\n| 1 | 2 |',
  ],
])('a description with HTML: %s', (source, text) => {
  expect(fitted(source)).toBe(text);
});

it.each([
  ['The <id> of a <pet-owner>.', 'The \\<id> of a \\<pet-owner>.'],
  ['<petName>\n\nText', '\\<petName>\n\nText'],
  ['Send <title> first, then <b>wait</b>.', 'Send \\<title> first, then **wait**.'],
  ['Begins with <?xml version="1.0"?> always.', 'Begins with \\<?xml version="1.0"?> always.'],
  ['<Notice kind="x">Take care.</Notice>', '\\<Notice kind="x">Take care.\\</Notice>'],
  ['<p>Send <status> of a <pet>.</p>', 'Send \\<status> of a \\<pet>.'],
])('what looks like a tag and is none is shown: %s', (source, text) => {
  expect(fitted(source)).toBe(text);
});

it.each([
  [
    'See <a href="https://pets.example/a">the guide</a>.',
    'See [the guide](https://pets.example/a).',
  ],
  ['<a href="mailto:a@pets.example">Write</a>', '[Write](mailto:a@pets.example)'],
  ['<a href="#tag/pets">Pets</a>', '[Pets](/api/pets)'],
  ['<a href="javascript:alert(1)">Pets</a>', 'Pets'],
  ['[Pets](javascript:alert(1))', 'Pets'],
  ['<a href="../pets">Pets</a>', 'Pets'],
  ['![Cat](https://pets.example/cat.png)', '[Cat](https://pets.example/cat.png)'],
  ['[![Cat](https://a.example/c.png)](https://a.example)', '[Cat](https://a.example)'],
  ['<img src="https://a.example/c.png" alt="Cat">', '[Cat](https://a.example/c.png)'],
])('an address of HTML: %s', (source, text) => {
  expect(fitted(source)).toBe(text);
});

it.each([
  ['<details><summary>More</summary>inside</details>', '**More**\n\ninside'],
  [
    '<details>\n<summary>More <i>words</i></summary>\n\n- one\n- **two**\n\n</details>\n\nAfter',
    '**More words**\n\n- one\n- **two**\n\nAfter',
  ],
  [
    'Before <details><summary>More</summary>inside</details> after',
    'Before\n\n**More**\n\ninside\n\nafter',
  ],
  ['<details>inside</details>', '**Details**\n\ninside'],
])('a disclosure stays one: %s', (source, text) => {
  expect(fit(source).children.filter(isFold)).toHaveLength(1);
  expect(fitted(source)).toBe(text);
});
