import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useActivePlugin, useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useProduct } from '@site/src/components/useProduct';

/**
 * Both docs sets have a page "User": in a tab or a search result the title says whose.
 * Feed readers find the changes of the set from every page of it.
 */
export default function DocItemMetadataOfSet(): ReactNode {
  const { metadata } = useDoc();
  const { productName, payProductName } = useProduct();
  const set = useActivePlugin()?.pluginId;
  const product = set === 'rebell-pay' ? payProductName : productName;
  const feed = useBaseUrl(`/${set ?? 'general'}/change-log.xml`);
  return (
    <>
      <DocItemMetadata />
      <PageMetadata title={`${metadata.title}, ${product}`}>
        <link rel="alternate" type="application/atom+xml" title="Change log" href={feed} />
      </PageMetadata>
    </>
  );
}
