import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceInView } from './inView';

const observers: Observer[] = [];

class Observer {
  readonly observed = new Set<Element>();
  disconnect = vi.fn();
  constructor(
    readonly seen: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  show(...elements: readonly Element[]): void {
    this.seen(elements.map((target) => ({ isIntersecting: this.observed.has(target), target })));
  }
}

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const element = (): Element => document.createElement('p');

it('runs once for each element, with one observer for each margin', () => {
  const [first, second, far] = [element(), element(), element()];
  const runs = [vi.fn(), vi.fn(), vi.fn()] as const;
  onceInView(first, runs[0]);
  const stop = onceInView(second, runs[1]);
  const stopFar = onceInView(far, runs[2], '400px 0px');
  expect(observers.map(({ options }) => options.rootMargin)).toEqual(['0px', '400px 0px']);
  observers[0]?.show(first);
  observers[0]?.seen([{ isIntersecting: true, target: first }]);
  observers[0]?.seen([{ isIntersecting: false, target: second }]);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 0, 0]);
  expect([...(observers[0]?.observed ?? [])]).toEqual([second]);
  stop();
  stopFar();
});

it('stops on request, and disconnects the observer with the last element', () => {
  const [first, second] = [element(), element()];
  const run = vi.fn();
  const stops = [onceInView(first, run), onceInView(second, run)] as const;
  stops[0]();
  stops[0]();
  expect(observers[0]?.disconnect).not.toHaveBeenCalled();
  stops[1]();
  expect(observers[0]?.disconnect).toHaveBeenCalledOnce();
  observers[0]?.seen([{ isIntersecting: true, target: first }]);
  expect(run).not.toHaveBeenCalled();
  onceInView(first, run)();
  expect(observers).toHaveLength(2);
});
