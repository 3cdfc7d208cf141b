import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { headings } from './headings';

const check = (body: string) =>
  headings.check(siteOf({ 'index.html': pageOf(`<main>${body}</main>`) }));

describe('headings', () => {
  it('accepts ordered headings in sentence case', async () => {
    const body =
      '<h1>Rebell Pay</h1><h2>Create a card <a class="hash-link" href="#a">Direct Link</a></h2>' +
      '<h3>The <code>Retry After</code> header, SEPA and userId</h3><h2>Postman collection</h2>';
    expect(await check(body)).toEqual({ checked: 4, faults: [] });
  });

  it.each([
    ['<h2>A</h2>', '0 h1'],
    ['<h1>A</h1><h1>B</h1>', '2 h1'],
    ['<h1>A</h1><h3>B</h3>', 'h3 follows h1'],
    ['<h1>A</h1><h2>Create a Card</h2>', 'not in sentence case: Card'],
    ['<h1>A</h1><h2> </h2>', 'an empty h2'],
    ['<h1>A</h1></main><main>', 'not exactly one main'],
  ])('reports %s', async (body, fault) => {
    const { faults } = await check(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
