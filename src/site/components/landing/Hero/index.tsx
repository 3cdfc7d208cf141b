import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Engraving from '@site/src/site/components/landing/Engraving';
import Ledger from '@site/src/site/components/landing/Ledger';
import { hero } from '@site/src/site/components/landing/words';
import { useProduct } from '@site/src/site/components/useProduct';
import { docsSets } from '@site/src/site/sets';
import styles from './styles.module.css';

/** What the product is, and a way into each set. */
export default function Hero(): ReactNode {
  const sets = docsSets(useProduct().productName);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={clsx('label', styles.label)}>{hero.label}</p>
        <Heading as="h1" className={styles.title}>
          {hero.title}
        </Heading>
        <p className={styles.lead}>{sets.map(({ title, does }) => `${title} ${does}`).join(' ')}</p>
        <p className={styles.actions}>
          {sets.map(({ id, title }, index) => (
            <Link
              key={id}
              className={clsx('button', index === 0 && 'button--primary')}
              to={`/${id}`}
            >
              {`Start with ${title}`}
            </Link>
          ))}
        </p>
      </div>
      <div className={styles.figure}>
        <div className={styles.engraving}>
          <Engraving />
        </div>
        <Ledger />
      </div>
    </header>
  );
}
