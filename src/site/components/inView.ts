/** Elements that are not in view yet, and what to run when they are. */
interface Watch {
  readonly observer: IntersectionObserver;
  readonly waiting: Map<Element, () => void>;
}

/** By the margin around the window. */
const watches = new Map<string, Watch>();

const watchWith = (rootMargin: string): Watch => {
  const waiting: Watch['waiting'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    { rootMargin },
  );
  const watch = { observer, waiting };
  watches.set(rootMargin, watch);
  return watch;
};

/**
 * Runs once, when the element comes into view. All elements of a margin share an observer, since a
 * long reference has hundreds of them.
 *
 * @param margin around the window, as CSS writes it
 * @returns a function that stops waiting
 */
export const onceInView = (element: Element, run: () => void, margin = '0px'): (() => void) => {
  const { observer, waiting } = watches.get(margin) ?? watchWith(margin);
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
};
