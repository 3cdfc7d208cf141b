import { expect, it } from 'vitest';
import { EMBEDDED_LIMIT, growthAdvice } from './growth';

it('gives no advice up to the limits', () => {
  expect(growthAdvice(300, EMBEDDED_LIMIT)).toBeUndefined();
});

it.each(['names', 'texts'] as const)(
  'recommends hosted search when the %s are too large',
  (part) => {
    const advice = growthAdvice(1_000, { ...EMBEDDED_LIMIT, [part]: EMBEDDED_LIMIT[part] + 1_000 });
    expect(advice).toContain('The search index of 1000 pages');
    expect(advice).toContain('good for 100 kB and 1,000 kB');
    expect(advice).toContain('ALGOLIA_APP_ID');
  },
);
