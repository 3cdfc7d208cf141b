import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFERENCE_TAGS } from '.';

const readme = readFileSync(join(import.meta.dirname, '../../site/components/README.md'), 'utf8');

describe('the vocabulary of a page', () => {
  it.each(REFERENCE_TAGS.map(({ name }) => name))('has a line for <%s> in the README', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`<${name}[ />]`, 'm'));
  });
});
