import { readFileSync } from 'node:fs';
import { contractOf, type WrittenInput } from './written-input';

const text = (name: string): string =>
  readFileSync(new URL(`../fixtures/whole/${name}.yaml`, import.meta.url), 'utf8');

/** A small contract in one piece that has a bit of everything; much of it left out where it may be. */
const WHOLE: Required<WrittenInput> = {
  document: text('document'),
  errors: text('errors'),
  shared: text('shared'),
};

export const wholeContract = () => contractOf(WHOLE);
