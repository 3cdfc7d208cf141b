import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HomeItem from '@theme-original/DocBreadcrumbs/Items/Home';
import { useSet } from '@site/src/site/components/useSet';

/** Adds the docs set to the breadcrumbs, after the home page. */
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
