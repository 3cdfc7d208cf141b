import type { ReactNode } from 'react';
import HostedSearchBar from '@theme-original/SearchBar';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Search from '../../site/components/Search';
import { isHosted } from '../../site/components/Search/mode';

/** The theme's own bar when the site is configured for hosted Algolia, otherwise the embedded search. */
export default function SearchBar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return isHosted(siteConfig) ? <HostedSearchBar /> : <Search />;
}
