import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor the link leads to; an element with this id stands beside or around it. */
  readonly id: string;
  /** What the anchor names, in words that can be said aloud. */
  readonly name: string;
}

/** Makes an anchor known to the check for broken anchors, which sees headings alone. */
export function useAnchor(id: string): void {
  useBrokenLinks().collectAnchor(id);
}

/** The quiet "#" that shows on hover and on focus, and is there for touch as well. */
export default function HashLink({ id, name }: Props): ReactNode {
  return (
    <a className={styles.link} href={`#${id}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}
