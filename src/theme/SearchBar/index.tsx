import { type ReactNode, useEffect } from 'react';
import HostedSearchBar from '@theme-original/SearchBar';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Search from '../../site/components/Search';
import { arrived } from '../../site/components/Search/arrival';
import { hostedIndex, isHosted } from '../../site/components/Search/mode';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import './styles.css';

/** The theme's own search bar, mended for assistive technology; it marks the words of a query as well. */
function Hosted(): ReactNode {
  const location = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const indexName = hostedIndex(siteConfig);
  useEffect(arrived, [location]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import(/* webpackChunkName: "search-hosted" */ '../../site/components/Search/hosted').then(
      ({ attend }) => {
        if (!gone) stop = attend(indexName, baseUrl);
      },
    );
    return () => {
      gone = true;
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
