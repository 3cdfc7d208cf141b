import type { ReactNode } from 'react';
import type { Props } from '@theme/Root';
import { isHosted } from '../../site/components/Search/mode';
import SearchHost from '../../site/components/Search/Host';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Keeps the embedded search outside the pages, so that it survives navigation. */
export default function Root({ children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return isHosted(siteConfig) ? children : <SearchHost>{children}</SearchHost>;
}
