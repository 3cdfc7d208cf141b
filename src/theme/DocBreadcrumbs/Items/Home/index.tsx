import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HomeItem from '@theme-original/DocBreadcrumbs/Items/Home';
import { useSet } from '@site/src/site/components/useSet';

/** The way home leads through the docs set. */
export default function HomeAndSet(): ReactNode {
  const set = useSet();
  return (
    <>
      <HomeItem />
      {set && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/${set.id}`}>
            <span>{set.title}</span>
          </Link>
        </li>
      )}
    </>
  );
}
