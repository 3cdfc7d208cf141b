import type { ReactNode } from 'react';

type Make = () => ReactNode;

/** A state of a page: what its elements are made from, and those that were made. */
interface State {
  readonly values: readonly unknown[];
  readonly elements: ReadonlyMap<string, ReactNode>;
}

/** The last state of each page, by its file. */
const states = new Map<string, State>();

const isSame = (values: readonly unknown[], others: readonly unknown[]): boolean =>
  values.length === others.length &&
  values.every((value, index) => Object.is(value, others[index]));

/**
 * What makes the elements of a page that was compiled again. One whose code and whose values are
 * the same is the element of the state before: React passes over it, with all that it holds.
 *
 * @param values what the code reads by name, other than the table of contents
 */
export function elementsOf(file: string, values: readonly unknown[]): (make: Make) => ReactNode {
  const before = states.get(file);
  const known =
    before && isSame(before.values, values) ? before.elements : new Map<string, never>();
  const elements = new Map<string, ReactNode>();
  states.set(file, { values, elements });
  return (make) => {
    const code = String(make);
    if (/\btoc\b/.test(code)) return make();
    const element = elements.get(code) ?? known.get(code) ?? make();
    elements.set(code, element);
    return element;
  };
}
