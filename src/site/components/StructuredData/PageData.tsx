import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from './index';

interface Props {
  /** Type of schema.org. */
  readonly type: 'TechArticle' | 'CollectionPage';
  readonly headline: string;
  readonly description: string;
  /** Path of the page with the site's base. */
  readonly permalink: string;
  /** Day of the last change, `2026-11-21`; undefined when the history is not at hand. */
  readonly dateModified?: string | undefined;
}

/** Describes a page to machines, as a part of this site. */
export default function PageData({ type, permalink, ...about }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <StructuredData
      data={{
        '@type': type,
        ...about,
        url: siteConfig.url + permalink.replace(/(?<=.)\/$/, ''),
        inLanguage: 'en',
        isPartOf: {
          '@type': 'WebSite',
          name: siteConfig.title,
          url: siteConfig.url + siteConfig.baseUrl,
        },
        publisher: { '@type': 'Organization', name: siteConfig.organizationName },
      }}
    />
  );
}
