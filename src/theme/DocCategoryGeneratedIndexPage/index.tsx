import type { ReactNode } from 'react';
import CategoryPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import { PageData } from '@site/src/site/components/StructuredData';

/** Adds structured data to the index page of a category. */
export default function DescribedCategoryPage(props: Props): ReactNode {
  const { title, description = '', permalink } = props.categoryGeneratedIndex;
  return (
    <>
      <CategoryPage {...props} />
      <PageData
        type="CollectionPage"
        headline={title}
        description={description}
        permalink={permalink}
      />
    </>
  );
}
