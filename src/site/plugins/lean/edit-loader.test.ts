import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import type { Edit } from './patch';

type Loader = (this: { readonly getOptions: () => object }, source: string) => string;
const edited = createRequire(import.meta.url)('./edit-loader.cjs') as Loader;
const edit = (source: string, ...edits: readonly Edit[]): string =>
  edited.call({ getOptions: () => ({ edits }) }, source);

it('replaces texts of a module one after the other', () => {
  expect(edit('let a = 1;', { text: 'a', by: 'b$&' }, { text: '1', by: '2' })).toBe('let b$& = 2;');
});

it('replaces everything up to the end of another text', () => {
  expect(edit('a(1); b(2); c(2);', { text: 'b(', until: '2);', by: 'd();' })).toBe(
    'a(1); d(); c(2);',
  );
});
