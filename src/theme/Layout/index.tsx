import type { ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import Alternates from '../../site/components/Alternates';
import AnchorCopy from '../../site/components/AnchorCopy';
import Reveal from '../../site/components/Reveal';
import Shortcuts from '../../site/components/Shortcuts';
import SiteMenu from '../../site/components/SiteMenu';
import StorageNotice from '../../site/components/StorageNotice';

/**
 * Adds the mobile menu outside the docs sets, the storage notice, the list of shortcuts, headings
 * that copy their link, and links to other formats of the page.
 */
export default function SiteLayout({ children, ...props }: Props): ReactNode {
  const isInDocs = useActivePlugin() !== undefined;
  return (
    <Layout {...props}>
      <Alternates />
      {!isInDocs && <SiteMenu />}
      {children}
      <StorageNotice />
      <Shortcuts />
      <AnchorCopy />
      <Reveal />
    </Layout>
  );
}
