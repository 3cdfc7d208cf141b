import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { highlight } from './highlight';
import './highlight.css';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'pre'>, 'children'> {
  readonly code: string;
  /** Prism's name of the language. */
  readonly language: string;
  /** Names the scroll region. */
  readonly label: string;
  /** Breaks long lines instead of scrolling sideways. */
  readonly wraps?: boolean;
  readonly [data: `data-${string}`]: string;
}

/**
 * A code text as plain `<pre><code>`: colored once it comes into view, by ranges
 * and not by elements. Focus lets the keyboard scroll it.
 */
export default function CodeText({
  code,
  language,
  label,
  wraps = false,
  className,
  ...rest
}: Props): ReactNode {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let clear: () => void = () => undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      clear = highlight(target, language);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      clear();
    };
  }, [code, language]);

  const scrollRegion = { role: 'group', 'aria-label': label, tabIndex: 0 } as const;
  return (
    <pre className={clsx(styles.pre, wraps && styles.wraps, className)} {...scrollRegion} {...rest}>
      <code ref={element}>{code}</code>
    </pre>
  );
}
