import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Section from '@site/src/site/components/landing/Section';
import { useSiteSets } from '@site/src/site/components/landing/useSiteSets';
import { keyPages, nextSection } from '@site/src/site/components/landing/words';
import styles from './styles.module.css';

/** Links to the pages that most readers visit next. */
export default function KeyPages(): ReactNode {
  return (
    <Section {...nextSection}>
      <ul className={styles.pages}>
        {keyPages(useSiteSets()).map(({ set, page, title, purpose }) => (
          <li key={`${set.id}/${page}`}>
            <Link to={`/${set.id}/${page}`} className={clsx(styles.page)}>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.purpose}>{purpose}</span>{' '}
              <span className={styles.set}>{set.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
