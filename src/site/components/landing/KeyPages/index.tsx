import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Section from '@site/src/site/components/landing/Section';
import { useProduct, type Product } from '@site/src/site/components/useProduct';
import styles from './styles.module.css';

interface Page {
  readonly to: string;
  readonly title: string;
  readonly purpose: string;
  readonly set: keyof Pick<Product, 'productName' | 'payProductName'>;
}

const pages: readonly Page[] = [
  {
    to: '/general/api/user',
    title: 'Users',
    purpose: 'Every field, state and event of the people and businesses you serve.',
    set: 'productName',
  },
  {
    to: '/general/api/card',
    title: 'Cards',
    purpose: 'From issue to replacement: limits, freezes, authorizations and 3-D Secure.',
    set: 'productName',
  },
  {
    to: '/general/api-for-us/webhook',
    title: 'Webhooks',
    purpose: 'The endpoints you implement, how to verify a signature, when we retry.',
    set: 'productName',
  },
  {
    to: '/rebell-pay/api/order',
    title: 'Orders',
    purpose: 'Quote to payout, with late, short and surplus payments explained.',
    set: 'payProductName',
  },
  {
    to: '/general/api/playground',
    title: 'Playground',
    purpose: 'Send each request to a sandbox in your browser and read the answer.',
    set: 'productName',
  },
  {
    to: '/general/postman-collection',
    title: 'Postman collection',
    purpose: 'Every request of the reference, generated from the same contract.',
    set: 'productName',
  },
];

/** Where most readers go next. */
export default function KeyPages(): ReactNode {
  const product = useProduct();
  return (
    <Section id="next" title="Where to go next">
      <ul className={styles.pages}>
        {pages.map(({ to, title, purpose, set }) => (
          <li key={to}>
            <Link to={to} className={clsx(styles.page)}>
              <span className={styles.title}>{title}</span>
              <span className={styles.purpose}>{purpose}</span>
              <span className={styles.set}>{product[set]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
