import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';

/** Path of a page's copy in Markdown; that of the landing page is called `index`. */
export const copyOf = (pathname: string, baseUrl: string): string =>
  pathname === baseUrl ? `${baseUrl}index.md` : `${pathname.replace(/\/$/, '')}.md`;

/** Names, in the head, the page's copy in Markdown and the feed of the changes of its docs set. */
export default function Alternates(): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const set = useActivePlugin()?.pluginId;
  // The page for addresses that lead nowhere belongs to no plugin, and has no copy.
  const isPage = useRouteContext().plugin.name !== 'native';
  return (
    <Head>
      {isPage && <link rel="alternate" type="text/markdown" href={copyOf(pathname, baseUrl)} />}
      {set !== undefined && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title="Change log"
          href={`${baseUrl}${set}/change-log.xml`}
        />
      )}
    </Head>
  );
}
