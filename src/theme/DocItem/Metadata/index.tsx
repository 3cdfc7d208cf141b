import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { PageData } from '@site/src/site/components/StructuredData';
import { useSet } from '@site/src/site/components/useSet';

/**
 * Adds the docs set to the title in tabs and search results, because sets share page titles such as
 * "User". Describes the page to machines (schema.org).
 */
export default function DocItemMetadataOfSet(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const title = [metadata.title, useSet()?.title].filter(Boolean).join(' · ');
  const date = frontMatter.last_update?.date;
  return (
    <>
      <DocItemMetadata />
      <PageMetadata title={title} />
      <PageData
        type="TechArticle"
        headline={title}
        description={metadata.description}
        permalink={metadata.permalink}
        dateModified={typeof date === 'string' ? date.slice(0, 10) : undefined}
      />
    </>
  );
}
