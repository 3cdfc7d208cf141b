import { type ReactNode, useEffect } from 'react';
import HostedSearchBar from '@theme-original/SearchBar';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Search from '../../site/components/Search';
import { arrived } from '../../site/components/Search/arrival';
import { hostedIndex, isHosted } from '../../site/components/Search/mode';
import '@docsearch/css/dist/button.css';
import './styles.css';

/** The theme's search bar, with fixes for assistive technology and highlighting of the query. */
function Hosted(): ReactNode {
  const location = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const indexName = hostedIndex(siteConfig);
  useEffect(arrived, [location]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void import(/* webpackChunkName: "search-hosted" */ '../../site/components/Search/hosted').then(
      ({ attend }) => {
        if (!isUnmounted) stop = attend(indexName, baseUrl);
      },
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [indexName, baseUrl]);
  return <HostedSearchBar />;
}

/** Hosted Algolia when the site is configured for it, otherwise the embedded search. */
export default function SearchBar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return isHosted(siteConfig) ? <Hosted /> : <Search />;
}
