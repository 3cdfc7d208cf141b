import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFERENCE_TAGS, referenceTransformers } from '.';
import { REFERENCE_COMPONENTS } from './vocabulary';
import { WRITERS_COMPONENTS } from './writers-components';

const readme = readFileSync(join(import.meta.dirname, '../components/README.md'), 'utf8');
const components = readFileSync(
  join(import.meta.dirname, '../theme/MDXComponents/index.tsx'),
  'utf8',
);

describe('the vocabulary of a page', () => {
  it.each(REFERENCE_TAGS.map(({ name }) => name))('has a line for <%s> in the README', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`<${name}[ />]`, 'm'));
  });

  it.each(WRITERS_COMPONENTS.map(({ name }) => name).filter((name) => name !== 'Details'))(
    'has <%s> in the README and among the MDX components',
    (name) => {
      expect(readme).toContain(`<${name}`);
      expect(components).toMatch(new RegExp(`^import ${name} from`, 'm'));
    },
  );

  it('knows every component that reference blocks are made of', () => {
    const [, list = ''] = /^const reference = \{\n([\s\S]*?)^\};/m.exec(components) ?? [];
    expect(REFERENCE_COMPONENTS.length).toBeGreaterThan(20);
    expect(list.match(/\w+/g)).toEqual(REFERENCE_COMPONENTS);
  });

  it('has one transformer for each tag, beside the checks on tags and links', () => {
    expect(referenceTransformers).toHaveLength(REFERENCE_TAGS.length + 2);
  });
});
