import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { MethodBadgeProps } from '@site/src/reference/blocks/method-badge';
import styles from './styles.module.css';

/** The HTTP method of an operation, in the color of its role. */
export default function MethodBadge({ method, variant = 'tinted' }: MethodBadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[variant])} data-method={method}>
      {method}
    </span>
  );
}
