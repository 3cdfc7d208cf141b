import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceInView } from './inView';

const observers: Observer[] = [];

class Observer {
  readonly observed = new Set<Element>();
  disconnect = vi.fn(() => this.observed.clear());
  constructor(
    readonly seen: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
}

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const element = (): Element => document.createElement('p');

it('runs once for each element, within the margin that it asks for', () => {
  const [first, second, far] = [element(), element(), element()];
  const runs = [vi.fn(), vi.fn(), vi.fn()] as const;
  onceInView(first, runs[0]);
  onceInView(second, runs[1]);
  onceInView(far, runs[2], '400px 0px');
  expect(observers.map(({ options }) => options.rootMargin)).toEqual(['0px', '0px', '400px 0px']);
  expect(observers.map(({ observed }) => [...observed])).toEqual([[first], [second], [far]]);
  observers[0]?.seen([{ isIntersecting: true, target: first }]);
  observers[0]?.seen([{ isIntersecting: true, target: first }]);
  observers[1]?.seen([{ isIntersecting: false, target: second }]);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 0, 0]);
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 1, 1]);
  observers[1]?.seen([
    { isIntersecting: false, target: second },
    { isIntersecting: true, target: second },
  ]);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 1, 0]);
});

it('stops on request, and ignores later reports about the element', () => {
  const [first, second] = [element(), element()];
  const runs = [vi.fn(), vi.fn()] as const;
  const stop = onceInView(first, runs[0]);
  onceInView(second, runs[1]);
  stop();
  stop();
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 1]);
  observers[0]?.seen([{ isIntersecting: true, target: first }]);
  observers[1]?.seen([{ isIntersecting: true, target: second }]);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([0, 1]);
});
