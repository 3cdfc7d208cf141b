import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { HttpMethod } from '@site/src/reference/contract/model';
import styles from './styles.module.css';

interface Props {
  readonly method: HttpMethod;
  /** `plain` has no tint, for lists and sidebars with many badges. */
  readonly variant?: 'tinted' | 'plain';
}

/** The HTTP method of an operation, in the color of the method. */
export default function MethodBadge({ method, variant = 'tinted' }: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[variant])} data-method={method}>
      {method}
    </span>
  );
}
