import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

interface Props {
  /** A description in the words of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** JSON-LD in the head: a data block, which no browser executes. Nothing in it ends the element. */
export default function StructuredData({ data }: Props): ReactNode {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
