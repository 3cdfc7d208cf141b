import { useId, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A ruled section of the landing page: heading on the left, content below. */
export default function Section({ title, intro, children }: Props): ReactNode {
  const id = useId();
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
