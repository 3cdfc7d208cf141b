/**
 * Calls a function once, when the element comes into view.
 *
 * @param margin around the window, in CSS syntax
 * @returns a function that stops waiting
 */
export function onceInView(element: Element, run: () => void, margin = '0px'): () => void {
  let isWaiting = true;
  const stop = (): void => {
    isWaiting = false;
    observer.disconnect();
  };
  // The observer may still report, after a stop, what it saw before.
  const onChange: IntersectionObserverCallback = (entries) => {
    if (!isWaiting || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    stop();
    run();
  };
  const observer = new IntersectionObserver(onChange, { rootMargin: margin });
  observer.observe(element);
  return stop;
}
