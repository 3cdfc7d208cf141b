import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Section from '@site/src/site/components/landing/Section';
import { nextSection } from '@site/src/site/components/landing/words';
import { useSets } from '@site/src/site/components/useProduct';
import { keyPages } from '@site/src/site/sets';
import styles from './styles.module.css';

/** Where most readers go next. */
export default function KeyPages(): ReactNode {
  const titles = new Map(useSets().map(({ id, title }) => [id, title]));
  const pages = keyPages.filter(({ set }) => titles.has(set));
  return (
    <Section {...nextSection}>
      <ul className={styles.pages}>
        {pages.map(({ set, page, title, purpose }) => (
          <li key={`${set}/${page}`}>
            <Link to={`/${set}/${page}`} className={clsx(styles.page)}>
              <span className={styles.title}>{title}</span>
              <span className={styles.purpose}>{purpose}</span>
              <span className={styles.set}>{titles.get(set)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
