import type { Element, Nodes, Root, RootContent } from 'hast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rest } from './rest';

const text = (value: string): RootContent => ({ type: 'text', value });
const element = (tagName: string, children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const table = (cells: number): Element =>
  element(
    'table',
    Array.from({ length: cells }, () => element('td')),
  );
const module: RootContent = { type: 'mdxjsEsm', value: "import A from 'a'" };

const nested = (children: RootContent[], path = '/site/partners/general/api/loan.mdx'): Root =>
  unified().use(rest).runSync({ type: 'root', children }, new VFile({ path }));

/** Names of the elements on a level, with nested lists for the levels inside a `<Rest>`. */
const outline = ({ children }: { readonly children: readonly Nodes[] }): readonly unknown[] =>
  children.flatMap((node): unknown[] => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Rest') return [outline(node)];
    return [node.type === 'element' ? node.tagName : node.type];
  });

describe('rest', () => {
  it('nests each part of a long page in the previous part', () => {
    const root = nested([element('h1'), table(80), element('h2'), table(30), table(60), table(1)]);
    expect(outline(root)).toEqual(['h1', 'table', ['h2', 'table', 'table', ['table']]]);
  });

  it('leaves a short page, and the content of an element, unchanged', () => {
    const page = [element('h1'), text('\n'), table(78)];
    expect(outline(nested(page))).toEqual(['h1', 'text', 'table']);
    expect(nested(page).children).toEqual(page);
  });

  it('makes no part of white space alone, and keeps imports outside', () => {
    const root = nested([text('\n'), table(80), text('\n'), module, element('h2'), text('\n')]);
    expect(outline(root)).toEqual(['mdxjsEsm', 'text', 'table', 'text', ['h2', 'text']]);
  });

  it('leaves partials unchanged', () => {
    const path = '/site/partners/shared/prose/_steps.mdx';
    expect(outline(nested([table(80), table(80)], path))).toEqual(['table', 'table']);
  });
});
