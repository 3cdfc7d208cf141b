import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html';

it('escapes all special characters of HTML', () => {
  expect(escapeHtml(`<a href="b">'&'</a>`)).toBe(
    '&lt;a href=&quot;b&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
  );
});
