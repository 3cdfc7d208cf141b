import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** It announces an end and not only a change. */
  readonly deprecated?: boolean;
  /** A sentence with a link to the entry of the change log. */
  readonly children: ReactNode;
}

/** Says at an operation or a field when it changed last, or until when it is there. */
export default function ChangeMark({ deprecated = false, children }: Props): ReactNode {
  return <p className={clsx(styles.mark, deprecated && styles.deprecated)}>{children}</p>;
}
