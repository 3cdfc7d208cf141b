import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor the link leads to; the element with this id is beside or around it. */
  readonly id: string;
  /** What the anchor names, in words that a screen reader can read out. */
  readonly name: string;
}

/** Registers an anchor with the check for broken anchors, which knows only headings by itself. */
export function useAnchor(id: string | undefined): void {
  useBrokenLinks().collectAnchor(id);
}

/** A target for links, around what it names. */
export function Anchor({
  id,
  ...rest
}: ComponentProps<'span'> & { readonly id: string }): ReactNode {
  useAnchor(id);
  return <span id={id} {...rest} />;
}

/** The quiet `#`, drawn and no text, that shows on hover and focus, and always on touch screens. */
export default function HashLink({ id, name }: Props): ReactNode {
  return <a className={styles.link} href={`#${id}`} aria-label={`Link to ${name}`} />;
}
