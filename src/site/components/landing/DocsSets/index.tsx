import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '@site/src/site/components/landing/Section';
import { useProduct } from '@site/src/site/components/useProduct';
import { generalTopics, payTopics, type Topic } from './topics';
import styles from './styles.module.css';

interface SetProps {
  readonly audience: string;
  readonly name: string;
  readonly base: string;
  readonly children: ReactNode;
  readonly topics: readonly Topic[];
}

function DocsSet({ audience, name, base, children, topics }: SetProps): ReactNode {
  return (
    <div className={styles.set}>
      <p className="label">{audience}</p>
      <Heading as="h3" className={styles.name}>
        <Link to={base}>{name}</Link>
      </Heading>
      <p className={styles.purpose}>{children}</p>
      <ul className={styles.topics}>
        {topics.map(({ page, title, purpose }) => (
          <li key={page}>
            <Link to={`${base}/${page}`}>{title}</Link>
            <span>{purpose}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The two documentation sets, and which one is for whom. */
export default function DocsSets(): ReactNode {
  const { productName, payProductName } = useProduct();
  return (
    <Section
      id="sets"
      title="Two sets, one for each kind of partner"
      intro="Both share keys, errors, idempotency and webhooks. Choose by whose money it is: your users’, or one customer’s order."
    >
      <div className={styles.sets}>
        <DocsSet
          audience="For programs with users"
          name={productName}
          base="/general"
          topics={generalTopics}
        >
          You hold balances for people or businesses: you verify them, give them cards, and move
          their euros and crypto in and out.
        </DocsSet>
        <DocsSet
          audience="For merchants and platforms"
          name={payProductName}
          base="/rebell-pay"
          topics={payTopics}
        >
          You sell or buy crypto against fiat: you show a rate, take an order, and are paid out when
          the payment is confirmed.
        </DocsSet>
      </div>
    </Section>
  );
}
