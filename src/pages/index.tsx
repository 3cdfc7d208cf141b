import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Assurances from '@site/src/components/landing/Assurances';
import DocsSets from '@site/src/components/landing/DocsSets';
import FirstSteps from '@site/src/components/landing/FirstSteps';
import Hero from '@site/src/components/landing/Hero';
import KeyPages from '@site/src/components/landing/KeyPages';
import SampleContractNotice from '@site/src/components/SampleContractNotice';
import { useProduct } from '@site/src/components/useProduct';
import styles from './index.module.css';

export default function LandingPage(): ReactNode {
  const { productName, payProductName } = useProduct();
  return (
    <Layout
      description={`Partner API documentation of ${productName} and ${payProductName}: users, KYC, cards, SEPA, crypto, orders and webhooks.`}
    >
      <main className={styles.main}>
        <div className={styles.page}>
          <Hero />
          <SampleContractNotice />
          <DocsSets />
          <FirstSteps />
          <KeyPages />
          <Assurances />
        </div>
      </main>
    </Layout>
  );
}
