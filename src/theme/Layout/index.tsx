import type { ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import Alternates from '../../components/Alternates';
import AnchorCopy from '../../components/AnchorCopy';
import Shortcuts from '../../components/Shortcuts';
import SiteMenu from '../../components/SiteMenu';
import StorageNotice from '../../components/StorageNotice';

/**
 * Adds the mobile menu outside the docs sets, the storage notice, the list of shortcuts, anchors
 * that copy, and links to the page in other forms.
 */
export default function SiteLayout({ children, ...props }: Props): ReactNode {
  const isInDocs = useActivePlugin() !== undefined;
  return (
    <Layout {...props}>
      {!isInDocs && <SiteMenu />}
      {children}
      <StorageNotice />
      <Shortcuts />
      <AnchorCopy />
      <Alternates />
    </Layout>
  );
}
