import { type ReactNode, useEffect, useRef } from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Jumps for readers who asked their system for less motion; stock scrolls frame by frame. */
export default function CalmBackToTopButton(): ReactNode {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const around = element.current;
    if (!around) return undefined;
    const jump = (event: MouseEvent): void => {
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // React listens further out, and would start to scroll.
      event.stopPropagation();
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    around.addEventListener('click', jump);
    return () => around.removeEventListener('click', jump);
  }, []);

  return (
    <div ref={element}>
      <BackToTopButton />
    </div>
  );
}
