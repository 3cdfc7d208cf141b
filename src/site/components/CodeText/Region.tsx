import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends ComponentProps<'pre'> {
  /** Accessible name of the scroll region. */
  readonly label: string;
  /** Breaks long lines instead of scrolling sideways. */
  readonly wraps?: boolean;
  readonly [data: `data-${string}`]: string;
}

/** The box of a code text. It is focusable, so that the keyboard can scroll it. */
export default function Region({ label, wraps = false, className, ...rest }: Props): ReactNode {
  const scrollRegion = { role: 'group', 'aria-label': label, tabIndex: 0 } as const;
  return (
    <pre
      className={clsx(styles.pre, wraps && styles.wraps, className)}
      translate="no"
      {...scrollRegion}
      {...rest}
    />
  );
}
