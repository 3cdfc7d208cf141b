import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const assurances = [
  [
    'One contract',
    'Reference, samples, playground and Postman collection come from one OpenAPI 3.1 file per set.',
  ],
  [
    'Checked examples',
    'Every request, response and event shown is validated against its schema before publication.',
  ],
  [
    'No dead ends',
    'Each error code leads to its cause and fix; a broken link or anchor stops the build.',
  ],
  [
    'Open to everyone',
    'Readable without JavaScript, by keyboard and by screen reader, in light and dark.',
  ],
] as const;

/** What makes the pages dependable, in one quiet strip. */
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
        <Link to="/markdown-page">About this documentation</Link>
      </p>
    </section>
  );
}
