import { readFileSync } from 'node:fs';
import { contractOf, type WrittenInput } from './written-input';

const text = (name: string): string =>
  readFileSync(new URL(`../fixtures/whole/${name}.yaml`, import.meta.url), 'utf8');

/** A small contract in one document with a bit of everything; many optional parts are left out. */
const WHOLE: Required<WrittenInput> = {
  document: text('document'),
  errors: text('errors'),
  shared: text('shared'),
};

export const wholeContract = () => contractOf(WHOLE);
