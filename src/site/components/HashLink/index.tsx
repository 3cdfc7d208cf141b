import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor the link leads to; the element with this id is beside or around it. */
  readonly id: string;
  /** What the anchor names, in words that can be said aloud. */
  readonly name: string;
}

/** Registers an anchor with the check for broken anchors, which only knows headings by itself. */
export function useAnchor(id: string): void {
  useBrokenLinks().collectAnchor(id);
}

/** A place that links lead to, around what it names. */
export function Anchor({
  id,
  ...rest
}: ComponentProps<'span'> & { readonly id: string }): ReactNode {
  useAnchor(id);
  return <span id={id} {...rest} />;
}

/** The quiet "#" that shows on hover and on focus, and is there for touch as well. */
export default function HashLink({ id, name }: Props): ReactNode {
  return (
    <a className={styles.link} href={`#${id}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}
