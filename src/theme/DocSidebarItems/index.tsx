import type { ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import SetSwitch from '@site/src/site/components/SetSwitch';

/** The sidebar and the mobile menu say which docs set they belong to, and lead to the others. */
export default function SidebarItems(props: Props): ReactNode {
  const { level, onItemClick } = props;
  return (
    <>
      {level === 1 && (
        <li>
          <SetSwitch onFollow={(href) => onItemClick?.({ type: 'link', href, label: href })} />
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
