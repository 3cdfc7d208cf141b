import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Engraving from '@site/src/site/components/landing/Engraving';
import Ledger from '@site/src/site/components/landing/Ledger';
import { dayOf, hero, lead } from '@site/src/site/components/landing/words';
import { useSiteSets } from '@site/src/site/components/landing/useSiteSets';
import { useProduct } from '@site/src/site/components/useProduct';
import styles from './styles.module.css';

/** The top of the landing page: what the product is, and a link to each set. */
export default function Hero(): ReactNode {
  const sets = useSiteSets();
  const { headline } = useProduct();
  const day = dayOf(sets);
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={clsx('label', styles.label)}>{hero.label}</p>
        <Heading as="h1" className={styles.title}>
          {headline}
        </Heading>
        <p className={styles.lead}>{lead(sets)}</p>
        <p className={styles.actions}>
          {sets.flatMap(({ id, title }, index) => [
            <Link
              key={id}
              className={clsx('button', index === 0 && 'button--primary')}
              to={`/${id}`}
            >
              {`Start with ${title}`}
            </Link>,
            ' ',
          ])}
        </p>
      </div>
      <div className={styles.figure}>
        <div className={styles.engraving}>
          <Engraving />
        </div>
        {day && <Ledger {...day} />}
      </div>
    </header>
  );
}
