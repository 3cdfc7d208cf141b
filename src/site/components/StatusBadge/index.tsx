import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { StatusBadgeProps } from '../../../reference/blocks/status-badge';
import { toneOfHttpStatus } from './tone';
import styles from './styles.module.css';

/** A state of an object or an HTTP status: the word carries the meaning, the dot the tone. */
export default function StatusBadge(props: StatusBadgeProps): ReactNode {
  const [text, tone] =
    'httpStatus' in props
      ? [props.httpStatus, toneOfHttpStatus(props.httpStatus)]
      : [props.state, props.tone ?? 'neutral'];
  return (
    <span className={clsx(styles.badge, styles[tone])} data-tone={tone}>
      {text}
    </span>
  );
}
