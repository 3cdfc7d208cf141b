import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly description: string | undefined;
}

function Card({ href, title, description }: CardProps): ReactNode {
  return (
    <Link href={href} className={clsx(styles.card)}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </Link>
  );
}

function DocumentCard({ item }: { readonly item: PropSidebarItemLink }): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <Card href={item.href} title={item.label} description={item.description ?? doc?.description} />
  );
}

function CategoryCard({ item }: { readonly item: PropSidebarItemCategory }): ReactNode {
  const href = findFirstSidebarItemLink(item);
  return href === undefined ? null : (
    <Card href={href} title={item.label} description={item.description} />
  );
}

/** The card of a page or category: the whole description, without emoji. */
export default function DocCard({ item }: Props): ReactNode {
  switch (item.type) {
    case 'category':
      return <CategoryCard item={item} />;
    case 'link':
      return <DocumentCard item={item} />;
    default:
      throw new Error(`A sidebar item of type ${item.type} has no card`);
  }
}
