import { expect, it } from 'vitest';
import { withPlainQuotes } from './quotes';

it('writes the quotes of texts as they are, and leaves attributes and tags in texts alone', () => {
  expect(
    withPlainQuotes('<p title="&quot;a&quot;">&quot;it&#x27;s&quot; &lt;b&gt; &amp;quot;</p>'),
  ).toBe('<p title="&quot;a&quot;">"it\'s" &lt;b&gt; &amp;quot;</p>');
});
