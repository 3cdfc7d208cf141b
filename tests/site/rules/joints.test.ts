import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { joints } from './joints';

const check = (body: string) =>
  joints.check(siteOf({ 'index.html': pageOf(`<main>${body}</main>`) }));

describe('joints', () => {
  it('accepts words with spaces between them, one word in code, and blocks', async () => {
    const body =
      '<p><b>GET</b> <code>/a/<var>b</var>/c</code>, then <a href="/">on</a>.</p><a href="/">Up</a><ul><li>One</li><li>Two</li></ul>';
    expect(await check(body)).toEqual({ checked: 5, faults: [] });
  });

  it.each([
    ['<li><span>GET</span><code>/users</code></li>', '"GET" and "/users"'],
    ['<li><a href="/">User</a><span>Create</span></li>', '"User" and "Create"'],
    [
      '<table><tr><td><span>active</span><!-- -->It may pay.</td></tr></table>',
      '"active" and "It may pay."',
    ],
    ['<p>Ends.<strong>Next</strong></p>', '"Ends." and "Next"'],
  ])('reports %s', async (body, fault) => {
    expect((await check(body)).faults).toEqual([`index.html: ${fault}`]);
  });
});
