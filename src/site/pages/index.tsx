import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Assurances from '@site/src/site/components/landing/Assurances';
import DocsSets from '@site/src/site/components/landing/DocsSets';
import FirstSteps from '@site/src/site/components/landing/FirstSteps';
import Hero from '@site/src/site/components/landing/Hero';
import KeyPages from '@site/src/site/components/landing/KeyPages';
import { samplesAmong } from '../../reference/contract/sample-sets';
import SampleContractNotice from '@site/src/site/components/SampleContractNotice';
import StructuredData from '@site/src/site/components/StructuredData';
import { useSets } from '@site/src/site/components/useProduct';
import styles from './index.module.css';

export default function LandingPage(): ReactNode {
  const sets = useSets();
  const samples = samplesAmong(sets);
  const { siteConfig } = useDocusaurusContext();
  const description = `${siteConfig.tagline} Reference, request samples, and a sandbox in your browser.`;
  return (
    <Layout description={description}>
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: siteConfig.title,
          description,
          url: siteConfig.url + siteConfig.baseUrl,
          inLanguage: 'en',
          publisher: { '@type': 'Organization', name: siteConfig.organizationName },
        }}
      />
      <main className={styles.main}>
        <div className={styles.page}>
          <Hero />
          {samples && <SampleContractNotice of={samples.areAll ? undefined : samples.names} />}
          <DocsSets />
          <FirstSteps />
          <KeyPages />
          <Assurances />
        </div>
      </main>
    </Layout>
  );
}
