import type { ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import Shortcuts from '../../components/Shortcuts';
import SiteMenu from '../../components/SiteMenu';
import StorageNotice from '../../components/StorageNotice';

/** Adds the mobile menu outside the docs sets, the storage notice and the list of shortcuts. */
export default function SiteLayout({ children, ...props }: Props): ReactNode {
  const isInDocs = useActivePlugin() !== undefined;
  return (
    <Layout {...props}>
      {!isInDocs && <SiteMenu />}
      {children}
      <StorageNotice />
      <Shortcuts />
    </Layout>
  );
}
