import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { about, assurances } from '@site/src/site/components/landing/words';
import styles from './styles.module.css';

/** Reasons why readers can rely on the pages. */
export default function Assurances(): ReactNode {
  return (
    <section className={styles.strip} aria-label="How these pages are kept true">
      <dl className={styles.list}>
        {assurances.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <Link to={about.page}>{about.title}</Link>
      </p>
    </section>
  );
}
