import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html';

it('escapes each of the characters that HTML reads', () => {
  expect(escapeHtml(`<a href="b">'&'</a>`)).toBe(
    '&lt;a href=&quot;b&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
  );
});
