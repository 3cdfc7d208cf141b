import type { PropsWithChildren, ReactNode } from 'react';
import clsx from 'clsx';
import type { FactProps, FactsProps } from '../../../reference/blocks/facts';
import { useAnchor } from '../HashLink';
import styles from './styles.module.css';

/** Terms and their meaning, as a definition list. */
export default function Facts({
  look = 'lines',
  children,
}: PropsWithChildren<FactsProps>): ReactNode {
  return <dl className={clsx(styles.facts, styles[look])}>{children}</dl>;
}

export function Fact({ term, id, children }: PropsWithChildren<FactProps>): ReactNode {
  useAnchor(id);
  return (
    <>
      <dt id={id} className={id && styles.anchored}>
        {term}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
