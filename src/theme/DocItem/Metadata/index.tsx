import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useActivePlugin, useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import PageData from '@site/src/site/components/StructuredData/PageData';
import { useProduct, useSets } from '@site/src/site/components/useProduct';

/** Day of the last change, `2026-11-21`; undefined without a history. */
const dayOf = (date: unknown): string | undefined =>
  typeof date === 'string' ? date.slice(0, 10) : undefined;

/**
 * Several docs sets have a page "User": in a tab or a search result the title says
 * whose. The page also describes itself to machines (schema.org).
 */
export default function DocItemMetadataOfSet(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { productName } = useProduct();
  const sets = useSets();
  const active = useActivePlugin()?.pluginId;
  const set = sets.find(({ id }) => id === active);
  const title = `${metadata.title}, ${set?.title ?? productName}`;
  return (
    <>
      <DocItemMetadata />
      <PageMetadata title={title} />
      <PageData
        type="TechArticle"
        headline={title}
        description={metadata.description}
        permalink={metadata.permalink}
        dateModified={dayOf(frontMatter.last_update?.date)}
      />
    </>
  );
}
