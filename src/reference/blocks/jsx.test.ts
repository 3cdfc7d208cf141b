import { evaluateSync } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { example, type ExampleProps } from './example';
import { blocksAsJsx } from './jsx';
import { playground } from './playground';
import type { BlockNode } from './tree/block';

/** Compiles a block as MDX does, without its import, and returns the props of its component. */
const propsOf = (block: BlockNode): unknown => {
  const { default: Content } = evaluateSync('', {
    ...runtime,
    baseUrl: import.meta.url,
    remarkPlugins: [
      () => (root: Root) => void root.children.push(block),
      [blocksAsJsx, '@site/components'],
      () => (root: Root) => void root.children.shift(),
    ],
  });
  const Component = (): null => null;
  const element = Content({ components: { [block.component]: Component } }) as ReactElement;
  return element.type === Component ? element.props : undefined;
};
const exampleProps = (props: ExampleProps): unknown => propsOf(example(props));

describe('props of generated elements', () => {
  it.each([
    ['strings with quotes and braces', `"a" 'b' {c} & \u2028 </script>`],
    ['numbers below zero', -1.5],
    ['lists and objects', { list: [1, null, true, { deep: 'x' }], empty: {} }],
    ['keys that are not identifiers', { 'a-b': 1, 'x y': 2 }],
    ['objects that look like a module', { module: 'x' }],
  ])('keeps %s', (_what, value) => {
    expect(exampleProps({ title: 'Loan', value })).toEqual({ title: 'Loan', value });
  });

  it('keeps `__proto__` as a key of the data', () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, never>;
    const props = exampleProps({ title: 'Loan', value }) as { value: object };
    expect(Object.keys(props.value)).toEqual(['__proto__']);
    expect('polluted' in props.value).toBe(false);
  });

  it('writes true without a value, and omits false and undefined', () => {
    const value = { unit: undefined } as never;
    expect(exampleProps({ title: 'Loan', closed: false, value })).toEqual({
      title: 'Loan',
      value: {},
    });
    expect(exampleProps({ title: 'Loan', closed: true, value: 1 })).toMatchObject({ closed: true });
  });

  it('loads JSON when the component asks for it', () => {
    const json = { module: 'data.json' };
    const { load } = propsOf(playground({ load: json, loadFields: json })) as { load: unknown };
    expect(String(load)).toMatch(/^\(\) => import\(.*data\.json/);
  });
});
