import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useAnchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import { reveal } from './reveal';
import styles from './styles.module.css';

interface BlockProps {
  /** Anchor of the block, when no heading above carries it. */
  readonly id?: string;
  readonly children: ReactNode;
}

function Anchor({ id }: { readonly id: string }): ReactNode {
  useAnchor(id);
  return <span id={id} className={styles.anchor} />;
}

/**
 * Reference text with its examples: side by side where the column is wide
 * enough, otherwise below each other. Opens the folded part that the address names.
 */
export function ReferenceBlock({ id, children }: BlockProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    if (element.current && hash !== '') reveal(element.current, hash);
  }, [hash]);

  return (
    <div ref={element} className={styles.block}>
      {id === undefined ? null : <Anchor id={id} />}
      {children}
    </div>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

export function ReferenceMain({ children }: PartProps): ReactNode {
  return <div className={styles.main}>{children}</div>;
}

/** Samples and examples; they stay in view while the fields beside them scroll. */
export function ReferenceSide({ children }: PartProps): ReactNode {
  return <div className={styles.side}>{children}</div>;
}

interface SectionProps extends PartProps {
  readonly title: string;
}

/** A part of an operation under a heading of its own, which the table of contents leaves out. */
export function ReferenceSection({ title, children }: SectionProps): ReactNode {
  return (
    <>
      <h4 className={styles.heading}>{title}</h4>
      {children}
    </>
  );
}

interface ResponseProps {
  readonly status: string;
  readonly children: ReactNode;
}

/** One answer: its status, what it means and what is in it. */
export function ReferenceResponse({ status, children }: ResponseProps): ReactNode {
  return (
    <div className={styles.response}>
      <StatusBadge httpStatus={status} />
      {children}
    </div>
  );
}
