import { describe, expect, it } from 'vitest';
import { ANY_SERVER } from '../../../src/site/boot/policy';
import { withPolicy } from '../../../src/site/plugins/after-build/policy';
import { pageOf, siteOf } from '../site';
import { policy } from './policy';

const PLAYGROUND = 'general/api/playground.html';

const check = (html: string, file = 'index.html') => policy.check(siteOf({ [file]: html }));
const good = (head: string, body = ''): string => withPolicy(pageOf(body, head), []);

describe('policy', () => {
  it('accepts the policies of pages and of the playground, and counts copies', async () => {
    const html = good('<script>a()</script><style>b{}</style>', '<img src="data:image/png,1">');
    expect(await check(html)).toEqual({ checked: 1, faults: [] });
    const wide = withPolicy(pageOf(''), ANY_SERVER);
    expect(await check(wide, PLAYGROUND)).toEqual({ checked: 1, faults: [] });
    const site = siteOf({ 'a.html': html, 'a/index.html': html });
    expect(await policy.check(site)).toEqual({ checked: 2, faults: [] });
  });

  it.each([
    ['no policy', pageOf(''), 'no policy right behind the charset'],
    [
      'a script before the policy',
      good('').replace('<meta http-equiv', '<script src="/a.js"></script><meta http-equiv'),
      'no policy right behind the charset',
    ],
    [
      'something before the charset',
      good('').replace('<meta charset', '<base><meta charset'),
      'no charset first',
    ],
    ['a changed script', good('<script>a()</script>').replace('>a()', '>b()'), 'not the strict'],
    ['a changed style', good('<style>a</style>').replace('>a<', '>b<'), 'not the strict'],
    [
      'a hash of no script',
      good('<script>a()</script>').replace('<script>a()</script>', ''),
      'not the strict',
    ],
    [
      'unsafe-inline',
      good('').replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      'not the strict',
    ],
    [
      'an open referrer',
      good('').replace('strict-origin-when-cross-origin', 'unsafe-url'),
      'tells other sites',
    ],
    ['the wider policy', withPolicy(pageOf(''), ANY_SERVER), 'not the strict'],
    [
      'three scripts',
      good('<script>a</script><script>b</script><script>c</script>'),
      '3 inline scripts',
    ],
    ['a handler', good('', '<p onclick="a()">b</p>'), '<p onclick>'],
    ['a script as address', good('', '<a href=" JavaScript:a()">b</a>'), 'leads to'],
    ['a page as address', good('', '<iframe src="data:text/html,a"></iframe>'), 'leads to'],
  ])('reports %s', async (_, html, fault) => {
    expect((await check(html)).faults.join('\n')).toContain(fault);
  });

  it('reports a playground with the strict policy', async () => {
    expect((await check(good(''), PLAYGROUND)).faults.join()).toContain('not the wider policy');
  });
});
