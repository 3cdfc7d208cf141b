import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The card of a page or category: the whole description, without emoji. */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') throw new Error('A sidebar item of type html has no card');
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const description = item.description ?? doc?.description;
  if (href === undefined) return null;
  return (
    <Link href={href} className={clsx(styles.card)}>
      <Heading as="h2" className={styles.title}>
        {item.label}
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </Link>
  );
}
