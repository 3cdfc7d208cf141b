import { type ReactNode, useEffect, useRef } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import SetSwitch from '@site/src/site/components/SetSwitch';

/** Scrolls a sidebar, but not the page, until the link to the current page is in view. */
function showCurrent(sidebar: HTMLElement): void {
  const link = sidebar.querySelector('a[aria-current="page"]')?.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  if (!link || (link.top >= view.top && link.bottom <= Math.min(view.bottom, innerHeight))) return;
  sidebar.scrollTop += link.top - view.top - view.height / 3;
}

/** The sidebar and the mobile menu, with the name of their docs set and links to the others. */
export default function SidebarItems(props: Props): ReactNode {
  const { activePath, level, onItemClick } = props;
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const sidebar = first.current?.closest<HTMLElement>('nav.menu');
    if (sidebar) showCurrent(sidebar);
  }, [activePath]);
  return (
    <>
      {level === 1 && (
        <li ref={first}>
          <SetSwitch onFollow={(href) => onItemClick?.({ type: 'link', href, label: href })} />
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
