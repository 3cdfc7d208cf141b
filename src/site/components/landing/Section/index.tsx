import type { PropsWithChildren, ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { SectionWords } from '../words';
import styles from './styles.module.css';

type Props = PropsWithChildren<Omit<SectionWords, 'intro'> & { readonly intro?: ReactNode }>;

/** A section of the landing page with a rule: heading on the left, content below. */
export default function Section({ id, title, intro, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
