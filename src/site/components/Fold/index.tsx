import type { PropsWithChildren, ReactNode } from 'react';
import type { FoldProps } from '../../../reference/blocks/fold';
import styles from './styles.module.css';

/** A part that a reader can open; its summary describes the content. */
export default function Fold(props: PropsWithChildren<FoldProps>): ReactNode {
  const { title, note, open = false, children } = props;
  return (
    <details className={styles.fold} open={open}>
      <summary>{note === undefined ? title : `${title} · ${note}`}</summary>
      {children}
    </details>
  );
}
