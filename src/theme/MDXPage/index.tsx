import type { ReactNode } from 'react';
import MDXPage from '@theme-original/MDXPage';
import type { Props } from '@theme/MDXPage';
import { PageData } from '@site/src/site/components/StructuredData';

/** Adds structured data to pages outside the docs sets. */
export default function DescribedPage(props: Props): ReactNode {
  const { title = '', description = '', permalink } = props.content.metadata;
  return (
    <>
      <MDXPage {...props} />
      <PageData
        type="TechArticle"
        headline={title}
        description={description}
        permalink={permalink}
      />
    </>
  );
}
