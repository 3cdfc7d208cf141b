import { evaluateSync } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { blocksAsJsx } from './jsx';
import { defineBlock } from './tree/block';

const probe = defineBlock<Readonly<Record<string, unknown>>>({ component: 'Probe' });

/** Compiles a block as MDX does and reads the props that its component gets. */
const propsOf = (props: Readonly<Record<string, unknown>>): unknown => {
  const { default: Content } = evaluateSync('', {
    ...runtime,
    baseUrl: import.meta.url,
    remarkPlugins: [
      () => (root: Root) => void root.children.push(probe(props)),
      [blocksAsJsx, '@site/components'],
    ],
  });
  const Probe = (): null => null;
  const element = Content({ components: { Probe } }) as { type: unknown; props: unknown };
  return element.type === Probe ? element.props : undefined;
};

describe('props of generated elements', () => {
  it.each([
    ['strings with quotes and braces', { text: `"a" 'b' {c} & \u2028 </script>` }],
    ['numbers below zero', { value: -1.5 }],
    ['lists and objects', { value: { list: [1, null, true, { deep: 'x' }], empty: {} } }],
    ['keys that are no names', { value: { 'a-b': 1, 'x y': 2 } }],
  ])('keeps %s', (_what, props) => {
    expect(propsOf(props)).toEqual(props);
  });

  it('keeps `__proto__` as a key of the data', () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, never>;
    const props = propsOf({ value }) as { value: object };
    expect(Object.keys(props.value)).toEqual(['__proto__']);
    expect('polluted' in props.value).toBe(false);
  });

  it('writes true without a value and leaves false and undefined out', () => {
    const props = { open: true, closed: false, title: undefined, value: { unit: undefined } };
    expect(propsOf(props)).toEqual({ open: true, value: {} });
  });

  it('loads JSON when the component asks for it', () => {
    const { load } = propsOf({ load: { lazyJson: 'data.json' } }) as { load: unknown };
    expect(String(load)).toMatch(/^\(\) => import\(.*data\.json/);
  });

  it('stops at what is no data', () => {
    expect(() => propsOf({ value: [() => 1] })).toThrow('A block cannot hold a function.');
  });
});
