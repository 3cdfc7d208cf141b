import type { PropsWithChildren, ReactNode } from 'react';
import clsx from 'clsx';
import type { ChangeMarkProps } from '../../../reference/blocks/change-mark';
import styles from './styles.module.css';

/** Shows when an operation or a field last changed, or how long it will exist. */
export default function ChangeMark({
  deprecated = false,
  children,
}: PropsWithChildren<ChangeMarkProps>): ReactNode {
  return <p className={clsx(styles.mark, deprecated && styles.deprecated)}>{children}</p>;
}
