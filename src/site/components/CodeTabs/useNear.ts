import { useEffect, useState, type RefObject } from 'react';
import { onceInView } from '../inView';

/** About a screen above and below, so that it is ready before it scrolls into view. */
const MARGIN = '1000px 0px';

/**
 * Whether an element has come near the part of the page that shows, for what only
 * scripts can use: a long reference page starts with a hundred elements less.
 * Never before hydration, and never false again.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    return onceInView(target, () => setNear(true), MARGIN);
  }, [element, isNear]);

  return isNear;
}
