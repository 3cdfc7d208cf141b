import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '@site/src/site/components/landing/Section';
import { setsSection } from '@site/src/site/components/landing/words';
import { useSiteSets } from '@site/src/site/components/landing/useSiteSets';
import styles from './styles.module.css';

/** The docs sets, with the readers for whom each is written. */
export default function DocsSets(): ReactNode {
  const sets = useSiteSets();
  return (
    <Section {...setsSection(sets)}>
      <div className={styles.sets}>
        {sets.map(({ id, title: name, audience, purpose, topics }) => (
          <div key={id} className={styles.set}>
            <p className="label">{audience}</p>
            <Heading as="h3" className={styles.name}>
              <Link to={`/${id}`}>{name}</Link>
            </Heading>
            <p className={styles.purpose}>{purpose}</p>
            <ul className={styles.topics}>
              {topics.map(({ page, title, purpose: use }) => (
                <li key={page}>
                  <Link to={`/${id}/${page}`}>{title}</Link> <span>{use}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
