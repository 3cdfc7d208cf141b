import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useActivePlugin, useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import StructuredData from '@site/src/components/StructuredData';
import { useProduct } from '@site/src/components/useProduct';

/** Day of the last change, `2026-11-21`; undefined when the history is not at hand. */
const dayOf = (date: unknown): string | undefined =>
  typeof date === 'string' ? date.slice(0, 10) : undefined;

/**
 * Both docs sets have a page "User": in a tab or a search result the title says
 * whose. The page also describes itself to machines (schema.org), and names the feed of changes.
 */
export default function DocItemMetadataOfSet(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { productName, payProductName } = useProduct();
  const set = useActivePlugin()?.pluginId;
  const feed = useBaseUrl(`/${set ?? 'general'}/change-log.xml`);
  const title = `${metadata.title}, ${set === 'rebell-pay' ? payProductName : productName}`;
  const path = metadata.permalink.replace(/(?<=.)\/$/, '');
  return (
    <>
      <DocItemMetadata />
      <PageMetadata title={title}>
        <link rel="alternate" type="application/atom+xml" title="Change log" href={feed} />
      </PageMetadata>
      <StructuredData
        data={{
          '@type': 'TechArticle',
          headline: title,
          description: metadata.description,
          url: siteConfig.url + path,
          inLanguage: 'en',
          dateModified: dayOf(frontMatter.last_update?.date),
          isPartOf: {
            '@type': 'WebSite',
            name: siteConfig.title,
            url: siteConfig.url + siteConfig.baseUrl,
          },
          publisher: { '@type': 'Organization', name: siteConfig.organizationName },
        }}
      />
    </>
  );
}
