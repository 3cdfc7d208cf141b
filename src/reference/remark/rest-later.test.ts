import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { evaluateSync } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { rest } from './rest';
import { restLater } from './rest-later';

const paragraphs = Array.from({ length: 200 }, (_, index) => `Paragraph ${index + 1}.`);
const page = new VFile({ path: 'page.mdx', value: paragraphs.join('\n\n') });

it('renders no part of a page before it is needed', () => {
  const { default: Page } = evaluateSync(page, {
    ...runtime,
    rehypePlugins: [rest],
    recmaPlugins: [restLater],
  });
  const made: string[] = [];
  const later: (() => ReactNode)[] = [];
  const Text: FunctionComponent<{ readonly children: string }> = ({ children }) => {
    made.push(children);
    return children;
  };
  const Rest: FunctionComponent<{ readonly children: () => ReactNode }> = ({ children }) => {
    later.push(children);
    return null;
  };
  const components = { p: Text, Rest };
  const show = (part: ReactNode): readonly number[] => {
    made.length = 0;
    renderToStaticMarkup(part);
    return [made.length, later.length];
  };

  expect(show(createElement(Page, { components }))).toEqual([80, 1]);
  expect(show(later[0]?.())).toEqual([80, 2]);
  expect(show(later[1]?.())).toEqual([40, 2]);
  expect(made.at(-1)).toBe('Paragraph 200.');
});
