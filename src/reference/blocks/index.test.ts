import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { blockOf, BLOCKS } from '.';
import { changeEntries, changeEntry } from './change-entries';
import { field, fields } from './fields';
import { blocksAsJsx } from './jsx';
import { operationLines } from './operation-lines';
import { type BlockNode, defineBlock } from './tree/block';

const COMPONENTS = join(import.meta.dirname, '../../site/components');

/** The imports of a page with these blocks: the source, then the names. */
const importsOf = (...children: readonly BlockNode[]): readonly (readonly string[])[] => {
  const root: Root = { type: 'root', children: [...children] };
  unified().use(blocksAsJsx, 'components').runSync(root);
  const imports: string[][] = [];
  visit(root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const names = statement.specifiers.map(({ type, local }) =>
        type === 'ImportDefaultSpecifier' ? `default ${local.name}` : local.name,
      );
      imports.push([String(statement.source.value), ...names]);
    }
  });
  return imports;
};

const NO_TOPICS = { kind: 'Added', topics: [] };

describe('the components of a page', () => {
  it('are imported from their modules by the pages that use them', () => {
    expect(
      importsOf(
        fields({}, [field({ id: 'a', name: 'a', type: 'string' })]),
        operationLines({ topic: 'A', operations: [] }),
      ),
    ).toEqual([
      ['components/OperationLines', 'default OperationLines'],
      ['components/Fields', 'default Fields', 'Field'],
    ]);
    expect(importsOf(changeEntries({ entries: [], topics: [] }, [changeEntry(NO_TOPICS)]))).toEqual(
      [['components/ChangeEntries', 'default ChangeEntries', 'ChangeEntry']],
    );
  });
});

describe('the registry', () => {
  it.each(BLOCKS)('has $component once, with a component in its module', (block) => {
    const { component, folder } = block;
    expect(BLOCKS.filter((other) => other.component === component)).toHaveLength(1);
    const file = join(COMPONENTS, folder, 'index.tsx');
    expect(existsSync(file), file).toBe(true);
    const start = folder.endsWith(component) ? 'export default function' : 'export function';
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`${start} ${component}\\b`));
  });

  it('reports a block that it does not list, with the next step', () => {
    expect(() => blockOf(defineBlock({ component: 'Chart' })({}))).toThrow(
      'No block is named Chart. Next: list it in src/reference/blocks.',
    );
  });
});
