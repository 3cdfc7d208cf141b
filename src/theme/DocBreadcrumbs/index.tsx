import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageTools from '@site/src/site/components/PageTools';
import styles from './styles.module.css';

/** The head of every docs page: where it is, and what to do with the whole of it. */
export default function DocHead(): ReactNode {
  return (
    <div className={styles.head}>
      <DocBreadcrumbs />
      <PageTools />
    </div>
  );
}
