import { expect, it } from 'vitest';
import { EMBEDDED_LIMIT, growthAdvice } from './growth';

it('names the hosted mode past the limit only', () => {
  expect(growthAdvice(EMBEDDED_LIMIT)).toBeUndefined();
  expect(growthAdvice(EMBEDDED_LIMIT + 1)).toContain('ALGOLIA_APP_ID');
});
