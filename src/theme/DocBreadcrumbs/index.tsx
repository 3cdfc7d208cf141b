import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageTools from '@site/src/site/components/PageTools';
import styles from './styles.module.css';

/** The top of every docs page: breadcrumbs, and tools for the whole page. */
export default function DocHead(): ReactNode {
  return (
    <div className={styles.head}>
      <DocBreadcrumbs />
      <PageTools />
    </div>
  );
}
