import { expect, it } from 'vitest';
import { pageInSet } from './page-in-set';

const PAGES = ['/docs/lending', '/docs/lending/api/loan', '/docs/lending/api-for-us/webhook'];

it.each([
  ['/docs/shop/api/loan', '/docs/lending/api/loan'],
  ['/docs/shop/api/loan/', '/docs/lending/api/loan'],
  ['/docs/shop/api-for-us/webhook', '/docs/lending/api-for-us/webhook'],
  ['/docs/shop/api/till', '/docs/lending'],
  ['/docs/shop/category/api', '/docs/lending'],
  ['/docs/shop', '/docs/lending'],
])('from %s to %s', (pathname, expected) => {
  expect(pageInSet(pathname, '/docs/shop', '/docs/lending', PAGES)).toBe(expected);
});
