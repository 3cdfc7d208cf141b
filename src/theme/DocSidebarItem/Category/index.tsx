import { type MouseEvent, type ReactNode, useState } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';

/**
 * Lets a category's label lead to the category's page while one of its children
 * is open, and expands it there. Stock 3.8.0 collapses the category instead
 * (https://github.com/facebook/docusaurus/issues/11213, mended in 3.8.1). Stock
 * spreads unknown props after its own `onClick`, so a passed one replaces it.
 */
export default function SidebarCategory(props: Props): ReactNode {
  const { item, activePath, onItemClick } = props;
  const [expansions, setExpansions] = useState(0);
  const holdsCurrentPage =
    item.href !== undefined &&
    isActiveSidebarItem(item, activePath) &&
    !isSamePath(item.href, activePath);
  const leadToPage = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      onItemClick?.(item);
      // An active category renders expanded when it mounts anew.
      if (event.currentTarget.closest('.menu__list-item--collapsed')) {
        setExpansions((count) => count + 1);
      }
    },
  };
  return <Category key={expansions} {...props} {...(holdsCurrentPage && leadToPage)} />;
}
