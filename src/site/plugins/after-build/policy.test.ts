import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANY_SERVER } from '../../boot/policy';
import { pagesWithoutPolicy, withPolicy } from './policy';

const page = (rest: string): string =>
  `<!doctype html><html lang="en"><head>\n<meta charset="UTF-8">${rest}</head></html>`;

/** `echo -n 'run()' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_RUN = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";

const directive = (html: string, name: string): string =>
  new RegExp(`[" ](${name}[^;"]*)[;"]`).exec(html)?.[1] ?? '';

describe('the policy of a page', () => {
  it('follows the charset and contains the hash of each inline script once', () => {
    const html = withPolicy(page('<script>run()</script><script>run()</script>'), []);
    expect(html).toMatch(/<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" /);
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${HASH_OF_RUN}`);
    expect(directive(html, 'connect-src')).toBe("connect-src 'self'");
    expect(html).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('has no hashes of data blocks and external scripts', () => {
    const html = withPolicy(
      page('<script type="application/ld+json">{}</script><script src="/a.js"></script>'),
      [],
    );
    expect(directive(html, 'script-src')).toBe("script-src 'self'");
  });

  it('has the hashes of inline stylesheets', () => {
    const html = withPolicy(page('<style>run()</style>'), []);
    expect(directive(html, 'style-src-elem')).toBe(`style-src-elem 'self' ${HASH_OF_RUN}`);
  });

  it('lists the other servers that the page may call', () => {
    expect(directive(withPolicy(page(''), ANY_SERVER), 'connect-src')).toBe(
      "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
    );
  });

  it('replaces an earlier policy', () => {
    const once = withPolicy(page('<script>a</script>'), ANY_SERVER);
    expect(withPolicy(once, [])).toBe(withPolicy(page('<script>a</script>'), []));
  });

  it.each(['<html><head></head></html>', page('').replace('<meta', '<link rel="x"><meta')])(
    'is refused where something precedes it: %s',
    (html) => {
      expect(() => withPolicy(html, [])).toThrow('before its charset');
    },
  );
});

it('reports pages whose policy is missing or comes too late', () => {
  const folder = mkdtempSync(join(tmpdir(), 'policies-'));
  mkdirSync(join(folder, 'fees'));
  const whole = withPolicy(page('<title>a</title>'), []);
  const late = page('<link><meta http-equiv="Content-Security-Policy" content="">');
  const files = {
    'index.html': whole,
    'proof-of-ownership.html': 'proof: 1',
    'fees.html': page(''),
    'fees/index.html': late,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(pagesWithoutPolicy(folder)).toEqual(['fees.html', join('fees', 'index.html')]);
  rmSync(folder, { recursive: true });
});
