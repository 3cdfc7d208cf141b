import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Tone } from '../../../reference/contract/model';
import { toneOfHttpStatus } from './tone';
import styles from './styles.module.css';

interface StateProps {
  /** Name of a state as written in the contract: `pending_verification`. */
  readonly state: string;
  readonly tone?: Tone;
}

interface HttpProps {
  /** HTTP status code or range, `201` or `4XX`, which determines the tone. */
  readonly httpStatus: string;
}

/** A state of an object or an HTTP status: the word carries the meaning, the dot the tone. */
export default function StatusBadge(props: StateProps | HttpProps): ReactNode {
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
