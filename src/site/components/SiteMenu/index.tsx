import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useSets } from '@site/src/site/components/useProduct';

function Menu(): ReactNode {
  const titles = new Map(useSets().map(({ id, title }) => [id, title]));
  const sets = Object.entries(useAllDocsData());
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      {sets.map(([id, { path }]) => (
        <li key={id} className="menu__list-item">
          <Link className="menu__link" to={path} onClick={toggle}>
            {titles.get(id) ?? id}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The mobile menu of pages outside the docs sets. The navbar has no items, so
 * these pages would have no menu, and with it no color mode toggle on a phone.
 */
export default function SiteMenu(): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{}} />;
}
