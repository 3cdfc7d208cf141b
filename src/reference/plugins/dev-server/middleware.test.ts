import { expect, it } from 'vitest';
import { behindGuards, type Middleware } from './middleware';

const named = (name: string): Middleware => ({ name, middleware: () => undefined });
const GUARDS = ['host-header-check', 'set-headers'];

it('puts the guards before all other middlewares', () => {
  const list = ['overlay', ...GUARDS, 'webpack-dev-middleware'].map(named);
  expect(behindGuards(named('first'))(list)).toEqual([]);
  behindGuards(named('second'))(list);
  expect(list.map(({ name }) => name)).toEqual([
    'own-pages-only',
    ...GUARDS,
    'second',
    'first',
    'overlay',
    'webpack-dev-middleware',
  ]);
});

it.each(GUARDS)('fails without %s', (guard) => {
  const list = GUARDS.filter((name) => name !== guard).map(named);
  expect(() => behindGuards(named('own'))(list)).toThrow(
    `no middleware "${guard}". Next: find what webpack-dev-server calls it now`,
  );
});
