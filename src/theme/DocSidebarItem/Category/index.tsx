import { type MouseEvent, type ReactNode, useState } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';

/**
 * Makes the label of a category open the category's page while one of its children is open. Stock
 * 3.8.0 collapses the category instead (https://github.com/facebook/docusaurus/issues/11213, fixed
 * in 3.8.1). Stock spreads unknown props after its own `onClick`, so ours replaces it.
 */
export default function SidebarCategory(props: Props): ReactNode {
  const { item, activePath, onItemClick } = props;
  const [expansions, setExpansions] = useState(0);
  const holdsCurrentPage =
    item.href !== undefined &&
    isActiveSidebarItem(item, activePath) &&
    !isSamePath(item.href, activePath);
  const openPage = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      onItemClick?.(item);
      // A new key mounts the category again, and an active one mounts expanded.
      if (event.currentTarget.closest('.menu__list-item--collapsed')) {
        setExpansions((count) => count + 1);
      }
    },
  };
  return <Category key={expansions} {...props} {...(holdsCurrentPage && openPage)} />;
}
