import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useAnchor } from '../HashLink';
import styles from './styles.module.css';

interface FactsProps {
  /** `page` heads a topic page; `lines` stands inside a reference block. */
  readonly look?: 'page' | 'lines';
  readonly children: ReactNode;
}

/** Terms and what they are here, as a definition list. */
export function Facts({ look = 'lines', children }: FactsProps): ReactNode {
  return <dl className={clsx(styles.facts, styles[look])}>{children}</dl>;
}

interface FactProps {
  readonly term: string;
  /** Anchor of the term. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function Fact({ term, id, children }: FactProps): ReactNode {
  return (
    <>
      <dt>{id === undefined ? term : <Anchored id={id} text={term} />}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Anchored({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  useAnchor(id);
  return (
    <span id={id} className={styles.anchored}>
      {text}
    </span>
  );
}
