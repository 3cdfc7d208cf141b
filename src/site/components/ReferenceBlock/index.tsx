import { useEffect, useRef, type PropsWithChildren, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type {
  ReferenceBlockProps,
  ReferenceResponseProps,
  ReferenceSectionProps,
} from '../../../reference/blocks/reference-block';
import { Anchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import { reveal } from './reveal';
import styles from './styles.module.css';

/**
 * Reference text with its examples: side by side where the column is wide enough, otherwise below
 * each other. Unfolds the part that the address names.
 */
export default function ReferenceBlock({
  id,
  children,
}: PropsWithChildren<ReferenceBlockProps>): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    if (element.current && hash !== '') reveal(element.current, hash);
  }, [hash]);

  return (
    <div ref={element} className={styles.block}>
      {id === undefined ? null : <Anchor id={id} className={styles.anchor} />}
      {children}
    </div>
  );
}

export function ReferenceMain({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.main}>{children}</div>;
}

/** Samples and examples, which stay in view while the fields beside them scroll. */
export function ReferenceSide({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.side}>{children}</div>;
}

/** A part of an operation under a heading that the table of contents leaves out. */
export function ReferenceSection({
  title,
  children,
}: PropsWithChildren<ReferenceSectionProps>): ReactNode {
  return (
    <>
      <h4 className={styles.heading}>{title}</h4>
      {children}
    </>
  );
}

/** One answer: its status, what it means and what is in it. */
export function ReferenceResponse({
  status,
  children,
}: PropsWithChildren<ReferenceResponseProps>): ReactNode {
  return (
    <div className={styles.response}>
      <StatusBadge httpStatus={status} />
      {children}
    </div>
  );
}
