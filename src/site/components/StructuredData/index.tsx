import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** A description in the vocabulary of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * JSON-LD in the head. Browsers do not execute it, and escaping keeps it from closing the element.
 */
export default function StructuredData({ data }: Props): ReactNode {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}

interface PageProps {
  /** Type in schema.org. */
  readonly type: 'TechArticle' | 'CollectionPage';
  readonly headline: string;
  readonly description: string;
  /** Path of the page, including the base URL of the site. */
  readonly permalink: string;
  /** Date of the last change, `2026-11-21`; undefined without a history. */
  readonly dateModified?: string | undefined;
}

/** Returns the path of a page as in its canonical link: without a slash at the end. */
export const canonicalPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Describes a page as a part of this site, for machines. */
export function PageData({ type, permalink, ...about }: PageProps): ReactNode {
  const { url, title, baseUrl, organizationName } = useDocusaurusContext().siteConfig;
  return (
    <StructuredData
      data={{
        '@type': type,
        ...about,
        url: url + canonicalPath(permalink),
        inLanguage: 'en',
        isPartOf: { '@type': 'WebSite', name: title, url: url + baseUrl },
        publisher: { '@type': 'Organization', name: organizationName },
      }}
    />
  );
}
