import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { markup } from './markup';

const check = (body: string) => markup.check(siteOf({ 'index.html': pageOf(body) }));

describe('markup', () => {
  it('accepts a valid page', async () => {
    expect(await check('<h1>Fees</h1>')).toEqual({ checked: 1, faults: [] });
  });

  it.each([
    ['<p><div></div></p>', '(close-order)'],
    ['<div>Open', '(close-order)'],
    ['<b', '(parser-error)'],
    ['<p id="a"></p><p id="a"></p>', '(no-dup-id)'],
    ['<span aria-label="A"></span>', '(aria-label-misuse)'],
    ['<ul><p></p></ul>', '(element-permitted-content)'],
  ])('reports %s', async (body, ruleId) => {
    expect((await check(body)).faults.join('\n')).toContain(ruleId);
  });
});
