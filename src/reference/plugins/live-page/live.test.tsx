import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Content, type Hot, takeOver, useLatest } from './live';

/**
 * Simulates a module that the bundler evaluates repeatedly, with the data of its previous state.
 */
function hotModule() {
  let data: Hot['data'];
  return (page: { readonly default: Content; readonly title: string }): void => {
    const left = {};
    const dispose: Hot['dispose'] = (leave) => {
      leave(left);
    };
    takeOver({ data, accept: () => undefined, dispose }, page);
    data = left;
  };
}

function Part({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return <p>{`${text}, first ${first}`}</p>;
}

const page = (text: string, title: string) => ({
  default: () => <Part text={text} />,
  title,
});

const Text = ({ content }: { readonly content: Content }) => content();

function Item({ first }: { readonly first: Content }) {
  const content = useLatest(first as Content & { readonly title?: string });
  return (
    <main title={content.title}>
      <Text content={content} />
    </main>
  );
}

/** The title and the text. */
const shown = ({ firstElementChild }: Element) => [
  firstElementChild?.getAttribute('title'),
  firstElementChild?.textContent,
];

it('shows each new state of a page, and keeps the state of its components', () => {
  const evaluate = hotModule();
  const first = page('one', 'One');
  evaluate(first);
  const { container } = render(<Item first={first.default} />);
  expect(shown(container)).toEqual(['One', 'one, first one']);
  act(() => {
    evaluate(page('two', 'Two'));
  });
  expect(shown(container)).toEqual(['Two', 'two, first one']);
  act(() => {
    evaluate(page('three', 'Three'));
  });
  expect(shown(container)).toEqual(['Three', 'three, first one']);
});

it('shows the newest state although the router still has the first', () => {
  const evaluate = hotModule();
  const first = page('one', 'One');
  evaluate(first);
  evaluate(page('two', 'Two'));
  const { container } = render(<Item first={first.default} />);
  expect(shown(container)).toEqual(['Two', 'two, first two']);
});

it('leaves a page unchanged if no module handed it over', () => {
  const { container } = render(<Item first={page('one', 'One').default} />);
  expect(shown(container)).toEqual([null, 'one, first one']);
});
