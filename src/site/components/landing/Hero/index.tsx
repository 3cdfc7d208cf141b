import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Engraving from '@site/src/site/components/landing/Engraving';
import Ledger from '@site/src/site/components/landing/Ledger';
import { useProduct } from '@site/src/site/components/useProduct';
import styles from './styles.module.css';

/** What the product is, and the two ways in. */
export default function Hero(): ReactNode {
  const { productName, payProductName } = useProduct();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={clsx('label', styles.label)}>Partner API documentation</p>
        <Heading as="h1" className={styles.title}>
          Balances, cards and payments, behind one API
        </Heading>
        <p className={styles.lead}>
          {productName} lets your program onboard users, hold their euros and crypto, issue cards
          and send SEPA payments. {payProductName} lets merchants and platforms sell and buy crypto
          against fiat, order by order.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/general">
            Start with {productName}
          </Link>
          <Link className="button" to="/rebell-pay">
            Start with {payProductName}
          </Link>
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
