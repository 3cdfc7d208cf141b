import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { components, IMPORTED_FOR_WRITERS, REFERENCE_COMPONENTS } from './components';

/** What a page imports: the source, then the names. */
const importsOf = async (source: string): Promise<readonly (readonly string[])[]> => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(components);
  const root: Root = await processor.run(processor.parse(source));
  const found: string[][] = [];
  visit(root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const names = statement.specifiers.map(({ type, local }) =>
        type === 'ImportDefaultSpecifier' ? `default ${local.name}` : local.name,
      );
      found.push([String(statement.source.value), ...names]);
    }
  });
  return found;
};

describe('components of a page', () => {
  it('are imported where they are used, each from its module', async () => {
    expect(
      await importsOf('<Fields><Field id="a" /></Fields>\n\nA state <StatusBadge state="a" />.'),
    ).toEqual([
      ['@site/src/site/components/StatusBadge', 'default StatusBadge'],
      ['@site/src/site/components/Fields', 'Field', 'Fields'],
    ]);
    expect(await importsOf('<ChangeEntries><ChangeEntry /></ChangeEntries>')).toEqual([
      ['@site/src/site/components/ChangeEntries', 'default ChangeEntries', 'ChangeEntry'],
    ]);
  });

  it('leave a page alone that uses none', async () => {
    expect(await importsOf('Text.\n\n<Details summary="More">text</Details>')).toEqual([]);
  });

  it('exist, as the exports of their modules', async () => {
    const all = [...REFERENCE_COMPONENTS, ...IMPORTED_FOR_WRITERS];
    expect(all.length).toBeGreaterThan(30);
    for (const name of all) {
      const [[source = '', imported = ''] = []] = await importsOf(`<${name} />`);
      const file = join(import.meta.dirname, '../../..', source.replace('@site/', ''), 'index.tsx');
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(
        new RegExp(`export ${imported.startsWith('default') ? 'default ' : ''}function ${name}\\b`),
      );
    }
  });
});
