import { type ReactNode, useEffect } from 'react';
import HostedSearchBar from '@theme-original/SearchBar';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Search from '../../components/Search';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import './styles.css';

/** The theme's own search bar, whose dialog is mended for assistive technology. */
function Hosted(): ReactNode {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../../components/Search/repair').then(({ repairDialogs }) => {
      if (!gone) stop = repairDialogs(document.body, { removeLogo: false });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return <HostedSearchBar />;
}

/** Hosted Algolia when the site is configured for it, otherwise the embedded search. */
export default function SearchBar(): ReactNode {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  return 'algolia' in themeConfig ? <Hosted /> : <Search />;
}
