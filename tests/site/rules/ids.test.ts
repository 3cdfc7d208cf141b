import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { ids } from './ids';

const check = (body: string) => ids.check(siteOf({ 'index.html': pageOf(body) }));

describe('ids', () => {
  it('accepts unique ids and references that resolve', async () => {
    const body = '<label for="a">A</label><input id="a"><p id="b" aria-labelledby="a b"></p>';
    expect(await check(body)).toEqual({ checked: 5, faults: [] });
  });

  it.each([
    ['<p id="a"></p><p id="a"></p>', 'is taken on line 1'],
    ['<p id="a b"></p>', 'is not one word'],
    ['<p id=""></p>', 'is not one word'],
    ['<label for="gone">A</label>', 'for names no element: "gone"'],
    ['<p id="a" aria-describedby="a gone"></p>', 'names no element: "gone"'],
  ])('reports %s', async (body, fault) => {
    const { faults } = await check(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
