import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { elementsOf } from './elements';

/** Stands for compiled code: another function with each state of a page. */
const codeOf = (text: string): (() => ReactNode) => {
  const make = (): ReactNode => createElement('p', null, text);
  make.toString = () => `() => _jsx("p", { children: ${JSON.stringify(text)} })`;
  return make;
};

const Note = (): null => null;

it('keeps the elements whose code is the same', () => {
  const first = elementsOf('kept.mdx', ['{}', Note]);
  const [one, two] = ['one', 'two'].map((text) => first(codeOf(text)));
  const second = elementsOf('kept.mdx', ['{}', Note]);
  expect(second(codeOf('one'))).toBe(one);
  expect(second(codeOf('three'))).not.toBe(two);
  const third = elementsOf('kept.mdx', ['{}', Note]);
  expect(third(codeOf('one'))).toBe(one);
  expect(third(codeOf('two'))).not.toBe(two);
});

it.each([
  ['the front matter', ['{"title":"Fees"}', Note]],
  ['a component', ['{}', (): null => null]],
  ['the number of components', ['{}', Note, Note]],
  ['what the page declares', ['{}', Note, {}]],
])('makes all elements again when %s is another one', (_what, values) => {
  const element = elementsOf('changed.mdx', ['{}', Note])(codeOf('text'));
  expect(elementsOf('changed.mdx', values)(codeOf('text'))).not.toBe(element);
});

it('makes what shows the table of contents again', () => {
  const element = elementsOf('toc.mdx', [])(codeOf('toc.length'));
  expect(elementsOf('toc.mdx', [])(codeOf('toc.length'))).not.toBe(element);
});

it('keeps the elements of each page apart', () => {
  const element = elementsOf('one.mdx', [])(codeOf('text'));
  expect(elementsOf('other.mdx', [])(codeOf('text'))).not.toBe(element);
});
