import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, it } from 'vitest';
import { linesOfHtml } from './foreign-html';
import { fitForeignMarkdown } from './foreign-markdown';

const fitted = (source: string): string => {
  const tree: Root = fromMarkdown(source);
  fitForeignMarkdown(tree, () => undefined);
  return toMarkdown(tree).trim();
};

it.each([
  ['<p>One &amp; <b>two</b></p><ul><li>three<li>four</ul>', ['One & two', 'three', 'four']],
  ['<table><tr><td>a</td><td>b</td></tr></table>', ['a b']],
  ['<script>alert(1)</script><style>p {}</style><!-- note -->', []],
])('the text of %s', (html, lines) => {
  expect(linesOfHtml(html)).toEqual(lines);
});

it.each([
  ['Some <b>bold</b> text.', 'Some bold text.'],
  ['One<br>two', 'One\\\ntwo'],
  ['Before <script>alert(1)</script>after', 'Before after'],
  ['Before <script>alert(1)', 'Before&#x20;'],
  ['<div>\nOne\n</div>\n\nTwo', 'One\n\nTwo'],
  ['- <p>item</p>', '* item'],
  ['<img src=x onerror=alert(1)>\n\nText', 'Text'],
])('a description with HTML: %s', (source, text) => {
  expect(fitted(source)).toBe(text);
});
