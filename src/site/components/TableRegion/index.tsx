import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A table in a region that scrolls sideways when the table is wider than the page. The region is
 * focusable, so that arrow keys scroll it (WCAG 2.1.1); it leaves the tab order once the browser
 * reports that nothing is cut off.
 */
export default function TableRegion(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focus = scrolls
    ? ({ role: 'group', 'aria-label': 'Table, scrolls sideways', tabIndex: 0 } as const)
    : {};
  return (
    <div ref={region} className={styles.region} {...focus}>
      <table {...props} />
    </div>
  );
}
