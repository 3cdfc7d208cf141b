import { useEffect, useRef, type RefObject } from 'react';

/** Space between a pinned element and the edge of the window, in pixels. */
const ROOM = 16;

/** The position of a pinned element, with the last known scroll position. */
class Pin {
  private scrolled = 0;
  private top = 0;

  constructor(private readonly element: HTMLElement) {
    this.look();
  }

  private look(): void {
    this.scrolled = window.scrollY;
    this.top = this.element.getBoundingClientRect().top;
  }

  /** Moves the element along with the page, as far as a part of it is out of view. */
  readonly follow = (): void => {
    const { element } = this;
    // As in the style sheet: below the navbar.
    const highest = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const lowest = Math.min(highest, window.innerHeight - element.offsetHeight - ROOM);
    const wanted = this.top - (window.scrollY - this.scrolled);
    element.style.top = `${Math.min(Math.max(wanted, lowest), highest)}px`;
    this.look();
  };

  /** Shows the beginning of the element. */
  reset(): void {
    this.element.style.top = '';
    this.element.scrollIntoView({ block: 'nearest' });
    this.look();
  }
}

/**
 * Lets a pinned (`position: sticky`) element that is taller than the window move along with the
 * page until its edge is in view, in both directions. This way, readers can see all of it without a
 * separate scroll box, which would hide a part of it.
 *
 * @returns a function that shows the beginning of the element, for new content
 */
export function useScrollAlong(element: RefObject<HTMLElement | null>): () => void {
  const pin = useRef<Pin>(undefined);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const current = new Pin(target);
    pin.current = current;
    const resized = new ResizeObserver(current.follow);
    resized.observe(target);
    window.addEventListener('scroll', current.follow, { passive: true });
    window.addEventListener('resize', current.follow);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', current.follow);
      window.removeEventListener('resize', current.follow);
    };
  }, [element]);
  return useRef(() => pin.current?.reset()).current;
}
