import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useSets } from '@site/src/site/components/useProduct';

function Menu(): ReactNode {
  const sets = useSets();
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      {sets.map(({ id, title }) => (
        <li key={id} className="menu__list-item">
          <Link className="menu__link" to={`/${id}`} onClick={toggle}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The mobile menu of pages outside the docs sets. The navbar has no items, so these pages would
 * have no menu, and therefore no color mode toggle on phones.
 */
export default function SiteMenu(): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{}} />;
}
