/**
 * Runs once, when the element comes into view.
 *
 * @param margin around the window, as CSS writes it
 * @returns a function that stops waiting
 */
export function onceInView(element: Element, run: () => void, margin = '0px'): () => void {
  let isWaiting = true;
  const stop = (): void => {
    isWaiting = false;
    observer.disconnect();
  };
  // What was seen before a stop may be told after it.
  const onChange: IntersectionObserverCallback = (entries) => {
    if (!isWaiting || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    stop();
    run();
  };
  const observer = new IntersectionObserver(onChange, { rootMargin: margin });
  observer.observe(element);
  return stop;
}
