import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { code } from './code';

const check = (body: string) => code.check(siteOf({ 'index.html': pageOf(body) }));
const text = (name: string) => `<pre aria-label="${name}" translate="no">1</pre>`;

describe('code', () => {
  it.each(['Code, http', 'Code, json: Wrong', 'Example in JSON: Card', 'Node.js'])(
    'accepts "%s"',
    async (name) => {
      const { checked, faults } = await check(text(name));
      expect(checked).toBe(1);
      expect(faults).toEqual([]);
    },
  );

  it.each([
    [text('Code: Wrong'), 'names no language'],
    [text('Create a card'), 'names no language'],
    ['<pre translate="no">1</pre>', 'names no language'],
    ['<pre aria-label="Code, http">1</pre>', 'may be translated'],
  ])('reports %s', async (body, fault) => {
    const { faults } = await check(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
