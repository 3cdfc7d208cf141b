import { describe, expect, it } from 'vitest';
import { evaluateSync } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { block } from './jsx';

/** Compiles an element as MDX does and reads the props that its component gets. */
const propsOf = (attributes: Parameters<typeof block>[1]): unknown => {
  let seen: unknown;
  const { default: Content } = evaluateSync('', {
    ...runtime,
    remarkPlugins: [
      () => (root: { children: unknown[] }) => void root.children.push(block('Probe', attributes)),
    ],
  });
  const Probe = (props: unknown): null => {
    seen = props;
    return null;
  };
  const element = Content({ components: { Probe } }) as { type: unknown; props: unknown };
  if (element.type === Probe) seen = element.props;
  return seen;
};

describe('attributes of generated elements', () => {
  it.each([
    ['strings with quotes and braces', { text: `"a" 'b' {c} & \u2028 </script>` }],
    ['numbers below zero', { value: -1.5 }],
    ['lists and objects', { value: { list: [1, null, true, { deep: 'x' }], empty: {} } }],
    ['keys that are no names', { value: { 'a-b': 1, 'x y': 2 } }],
  ])('keeps %s', (_what, attributes) => {
    expect(propsOf(attributes)).toEqual(attributes);
  });

  it('keeps `__proto__` as a key of the data', () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, never>;
    const props = propsOf({ value }) as { value: object };
    expect(Object.keys(props.value)).toEqual(['__proto__']);
    expect('polluted' in props.value).toBe(false);
  });

  it('writes true without a value and leaves false and undefined out', () => {
    expect(propsOf({ open: true, closed: false, title: undefined })).toEqual({ open: true });
  });
});
