import { expect, it } from 'vitest';
import { withPlainQuotes } from './quotes';

it('unescapes quotes in text, but keeps attributes and escaped tags', () => {
  expect(
    withPlainQuotes('<p title="&quot;a&quot;">&quot;it&#x27;s&quot; &lt;b&gt; &amp;quot;</p>'),
  ).toBe('<p title="&quot;a&quot;">"it\'s" &lt;b&gt; &amp;quot;</p>');
});
