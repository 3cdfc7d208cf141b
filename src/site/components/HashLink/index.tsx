import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Anchor that the link points to; the element with this id is beside or around the link. */
  readonly id: string;
  /** What the anchor is for, in words that a screen reader can read out. */
  readonly name: string;
}

/** Registers an anchor with the check for broken anchors, which otherwise knows only headings. */
export function useAnchor(id: string | undefined): void {
  useBrokenLinks().collectAnchor(id);
}

/** A link target around the element that it names. */
export function Anchor({
  id,
  ...rest
}: ComponentProps<'span'> & { readonly id: string }): ReactNode {
  useAnchor(id);
  return <span id={id} {...rest} />;
}

/**
 * The unobtrusive `#`, drawn with CSS. It is shown on hover and focus, and always on touch screens.
 */
export default function HashLink({ id, name }: Props): ReactNode {
  return <a className={styles.link} href={`#${id}`} aria-label={`Link to ${name}`} />;
}
