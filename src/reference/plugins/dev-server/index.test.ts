import { expect, it } from 'vitest';
import { merge } from 'webpack-merge';
import { devServer } from './index';

it('removes the access that Docusaurus gives to other origins', () => {
  const defaults = { allowedHosts: 'all', headers: { 'access-control-allow-origin': '*' } };
  const merged = merge<object>(defaults, devServer) as typeof devServer;
  expect(merged.allowedHosts).toBe('auto');
  expect(Object.keys(merged.headers())).toEqual([
    'cross-origin-resource-policy',
    'x-content-type-options',
  ]);
});
