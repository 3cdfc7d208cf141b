interface Watch {
  readonly observer: IntersectionObserver;
  /** What to run when an element comes into view. */
  readonly waiting: Map<Element, () => void>;
}

/** By the margin around the window. */
const watches = new Map<string, Watch>();

function startWatch(rootMargin: string): Watch {
  const waiting: Watch['waiting'] = new Map();
  const onChange: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  };
  const watch = { observer: new IntersectionObserver(onChange, { rootMargin }), waiting };
  watches.set(rootMargin, watch);
  return watch;
}

/**
 * Runs once, when the element comes into view. All elements with the same margin share an observer,
 * since a long reference has hundreds of them.
 *
 * @param margin around the window, as CSS writes it
 * @returns a function that stops waiting
 */
export function onceInView(element: Element, run: () => void, margin = '0px'): () => void {
  const { observer, waiting } = watches.get(margin) ?? startWatch(margin);
  const stop = (): void => {
    if (!waiting.delete(element)) return;
    observer.unobserve(element);
    if (waiting.size > 0) return;
    observer.disconnect();
    watches.delete(margin);
  };
  waiting.set(element, () => {
    stop();
    run();
  });
  observer.observe(element);
  return stop;
}
