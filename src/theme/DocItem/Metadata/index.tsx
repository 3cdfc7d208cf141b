import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useActivePlugin, useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { useProduct } from '@site/src/components/useProduct';

/** Both docs sets have a page "User": in a tab or a search result the title says whose. */
export default function DocItemMetadataOfSet(): ReactNode {
  const { metadata } = useDoc();
  const { productName, payProductName } = useProduct();
  const set = useActivePlugin()?.pluginId;
  const product = set === 'rebell-pay' ? payProductName : productName;
  return (
    <>
      <DocItemMetadata />
      <PageMetadata title={`${metadata.title}, ${product}`} />
    </>
  );
}
