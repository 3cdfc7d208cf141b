import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { wording } from './wording';

const check = (body: string) =>
  wording.check(siteOf({ 'index.html': pageOf(`<main>${body}</main>`) }));

describe('wording', () => {
  it('accepts plain sentences, and ignores code', async () => {
    const body =
      '<p>Adjust the limit; see <code>TODO</code>.</p><pre>please</pre><ul><li>Justify, in a-z 0-9 . _ or <code>x</code>.</li></ul>';
    expect(await check(body)).toEqual({ checked: 2, faults: [] });
  });

  it.each([
    ['<p>More is coming soon.</p>', 'unfinished, "coming soon"'],
    ['<table><tr><td>TBD</td></tr></table>', 'unfinished, "TBD"'],
    ['<li>Lorem <b>ipsum</b> dolor</li>', 'unfinished, "Lorem ipsum"'],
    ['<li>Has to be `active.</li>', 'shows `'],
    ['<li>Answers <code>gone</code>\n.</li>', 'a gap before a full stop: Answers gone .'],
    ['<p>Please call us.</p>', 'leave out "Please"'],
    ['<h2>It is <em>easy</em></h2>', 'leave out "easy"'],
  ])('reports %s', async (body, fault) => {
    const { faults } = await check(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
