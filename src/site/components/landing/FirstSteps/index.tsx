import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Section from '@site/src/site/components/landing/Section';
import { useSiteSets } from '@site/src/site/components/landing/useSiteSets';
import { firstSteps, stepsSection } from '@site/src/site/components/landing/words';
import { colored } from './colored';
import { Intro } from './Intro';
import styles from './styles.module.css';

/** The steps from an API key to the first event, with requests to copy. */
export default function FirstSteps(): ReactNode {
  const first = firstSteps(useSiteSets());
  if (!first) return null;
  const { set, intro, steps } = first;
  return (
    <Section {...stepsSection} intro={<Intro set={set.id} {...intro} />}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, page, pageTitle, panels }) => (
          <li key={title} className={styles.step}>
            <div className={styles.words}>
              <Heading as="h3" className={styles.title}>
                {title}
              </Heading>
              <p>{text}</p>
              <p>
                <Link to={`/${set.id}${page}`}>{pageTitle}</Link>
              </p>
            </div>
            <div className={styles.panels}>
              {panels.map((panel) => (
                <CodeBlock
                  key={panel.title}
                  className={`language-${panel.language}`}
                  title={panel.title}
                >
                  {colored(panel.code)}
                </CodeBlock>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
