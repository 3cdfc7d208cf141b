import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';

/** Returns the path of the Markdown copy of a page; the copy of the landing page is `index.md`. */
export const copyOf = (pathname: string, baseUrl: string): string =>
  pathname === baseUrl ? `${baseUrl}index.md` : `${pathname.replace(/\/$/, '')}.md`;

/**
 * Links in the head to the Markdown copy of the page and to the change feed of its docs set, and a
 * hidden line that points programs to the list of all copies.
 */
export default function Alternates(): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const set = useActivePlugin()?.pluginId;
  // The not-found page belongs to no plugin and has no copy.
  const isPage = useRouteContext().plugin.name !== 'native';
  return (
    <>
      <p hidden>
        For AI agents: every page is Markdown at its address with <code>.md</code>; see{' '}
        <a href={`${baseUrl}llms.txt`}>llms.txt</a> for all of them.
      </p>
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
    </>
  );
}
