import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import { useSets } from '@site/src/site/components/useProduct';
import styles from './styles.module.css';

/** Tells the reader that the page does not exist, and links to the likely targets. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const sets = useSets();
  return (
    <main className={clsx(styles.page, className)}>
      {/* Below a docs set, stock shows this content without a title. */}
      <PageMetadata title="Page not found" />
      <p className={clsx('label', styles.code)}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>
        No page has this address. It may have been mistyped, or the link that brought you here is
        out of date.
      </p>
      <ul className={styles.ways}>
        {sets.map(({ id, title, tagline }) => (
          <li key={id}>
            <Link to={`/${id}`}>{`${title}: ${tagline}`}</Link>
          </li>
        ))}
        <li>
          <Link to="/">Start page</Link>
        </li>
      </ul>
    </main>
  );
}
