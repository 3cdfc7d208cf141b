import { type ReactNode, useEffect, useRef } from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Jumps to the top for readers who prefer reduced motion; stock always scrolls. */
export default function CalmBackToTopButton(): ReactNode {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wrapper = element.current;
    if (!wrapper) return undefined;
    const jump = (event: MouseEvent): void => {
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // Keeps the click from React, which listens on an outer element and would start to scroll.
      event.stopPropagation();
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    wrapper.addEventListener('click', jump);
    return () => wrapper.removeEventListener('click', jump);
  }, []);

  return (
    <div ref={element}>
      <BackToTopButton />
    </div>
  );
}
