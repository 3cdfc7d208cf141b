import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData, { canonicalPath } from '@site/src/site/components/StructuredData';
import { useSet } from '@site/src/site/components/useSet';

/** The visible breadcrumbs, starting at the landing page, with canonical addresses. */
export default function BreadcrumbList({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const set = useSet();
  const steps = [
    { name: siteConfig.title, path: siteConfig.baseUrl },
    ...(set ? [{ name: set.title, path: `${siteConfig.baseUrl}${set.id}` }] : []),
    ...breadcrumbs.flatMap(({ href, label }) =>
      href === undefined ? [] : [{ name: label, path: canonicalPath(href) }],
    ),
  ].filter(({ path }, index, all) => all.findLastIndex((step) => step.path === path) === index);
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
