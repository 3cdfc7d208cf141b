import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Section from '@site/src/site/components/landing/Section';
import { stepsSection } from '@site/src/site/components/landing/words';
import { useSets } from '@site/src/site/components/useProduct';
import { steps } from './steps';
import styles from './styles.module.css';

/** From a key to the first event, with the requests to copy. */
export default function FirstSteps(): ReactNode {
  const [first] = useSets();
  return (
    <Section {...stepsSection}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, page, pageTitle, panels }) => (
          <li key={title} className={styles.step}>
            <div className={styles.words}>
              <Heading as="h3" className={styles.title}>
                {title}
              </Heading>
              <p>{text}</p>
              <p>
                <Link to={`/${first?.id ?? ''}${page}`}>{pageTitle}</Link>
              </p>
            </div>
            <div className={styles.panels}>
              {panels.map((panel) => (
                <CodeBlock key={panel.title} language={panel.language} title={panel.title}>
                  {panel.code}
                </CodeBlock>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
