import { expect, it } from 'vitest';
import { createOnce } from './post-css-once';

const PRESET = require.resolve('postcss-preset-env');

it('creates plugins that are named by path, and keeps existing plugins', () => {
  const made = { postcssPlugin: 'made' };
  const { plugins, ...rest } = createOnce({ ident: 'postcss', plugins: [[PRESET, {}], made] });
  expect(plugins).toMatchObject([{ postcssPlugin: 'postcss-preset-env' }, made]);
  expect(rest).toEqual({ ident: 'postcss', config: false });
  expect(createOnce({ plugins: [[PRESET, {}]] }).plugins).toEqual([plugins[0]]);
});

it('names a plugin that is missing', () => {
  expect(() => createOnce({ plugins: [['postcss-none', {}]] })).toThrow('postcss-none');
});
