import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData, { canonicalPath } from '@site/src/site/components/StructuredData';

/** The visible breadcrumbs, starting at the landing page, with canonical addresses. */
export default function BreadcrumbList({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const steps = [
    { name: siteConfig.title, path: siteConfig.baseUrl },
    ...breadcrumbs.flatMap(({ href, label }) =>
      href === undefined ? [] : [{ name: label, path: canonicalPath(href) }],
    ),
  ];
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: siteConfig.url + path,
        })),
      }}
    />
  );
}
