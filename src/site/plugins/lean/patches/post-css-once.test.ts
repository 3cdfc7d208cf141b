import { expect, it } from 'vitest';
import { madeOnce } from './post-css-once';

const PRESET = require.resolve('postcss-preset-env');

it('makes the plugins that are named, and keeps those that are made', () => {
  const made = { postcssPlugin: 'made' };
  const { plugins, ...rest } = madeOnce({ ident: 'postcss', plugins: [[PRESET, {}], made] });
  expect(plugins).toMatchObject([{ postcssPlugin: 'postcss-preset-env' }, made]);
  expect(rest).toEqual({ ident: 'postcss', config: false });
  expect(madeOnce({ plugins: [[PRESET, {}]] }).plugins).toEqual([plugins[0]]);
});

it('says which plugin is not there', () => {
  expect(() => madeOnce({ plugins: [['postcss-none', {}]] })).toThrow('postcss-none');
});
