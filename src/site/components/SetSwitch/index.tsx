import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useSets } from '@site/src/site/components/useProduct';
import { useSet } from '@site/src/site/components/useSet';
import { pageInSet } from './page-in-set';
import styles from './styles.module.css';

interface Props {
  /** Called with the address when a reader follows a link, so that the mobile menu can close. */
  readonly onFollow?: (href: string) => void;
}

/** Shows to which docs set a page belongs, and links to the same page of the other sets. */
export default function SetSwitch({ onFollow }: Props): ReactNode {
  const sets = useSets();
  const active = useSet()?.id;
  const docs = useAllDocsData();
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  if (active === undefined) return null;
  const hrefOf = (id: string): string => {
    const pages = docs[id]?.versions.flatMap((version) => version.docs.map(({ path }) => path));
    return pageInSet(pathname, `${base}${active}`, `${base}${id}`, pages ?? []);
  };
  return (
    <ul className={styles.sets} aria-label="Products">
      {sets.map(({ id, title }) => {
        const href = id === active ? `${base}${id}` : hrefOf(id);
        return (
          <li key={id}>
            <Link
              className={clsx(styles.set)}
              to={href}
              aria-current={id === active ? 'true' : undefined}
              onClick={() => onFollow?.(href)}
            >
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
