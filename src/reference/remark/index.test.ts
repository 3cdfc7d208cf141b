import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceAt } from '../contract/testing/workspace';
import { REFERENCE_TAGS, referenceTransformers } from '.';
import { IMPORTED_FOR_WRITERS } from './components';
import { WRITERS_COMPONENTS } from './writers-components';

const readme = readFileSync(join(import.meta.dirname, '../../site/components/README.md'), 'utf8');

describe('the vocabulary of a page', () => {
  it.each(REFERENCE_TAGS.map(({ name }) => name))('has a line for <%s> in the README', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`<${name}[ />]`, 'm'));
  });

  it.each(WRITERS_COMPONENTS.map(({ name }) => name).filter((name) => name !== 'Details'))(
    'has <%s> in the README and among the imported components',
    (name) => {
      expect(readme).toContain(`<${name}`);
      expect(IMPORTED_FOR_WRITERS).toContain(name);
    },
  );

  it('has one transformer for each tag, beside the checks on tags and links and the imports', () => {
    expect(referenceTransformers(workspaceAt('/site'))).toHaveLength(REFERENCE_TAGS.length + 3);
  });
});
