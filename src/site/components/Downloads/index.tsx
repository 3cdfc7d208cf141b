import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface ListProps {
  readonly children: ReactNode;
}

export function DownloadList({ children }: ListProps): ReactNode {
  return (
    <ul className={styles.list} aria-label="Downloads">
      {children}
    </ul>
  );
}

interface ButtonProps {
  /** Path below the base path, `general/openapi.yaml`. */
  readonly path: string;
  /** What the file is. */
  readonly title: string;
  /** Version of the contract it was made from. */
  readonly version: string;
  /** With its unit, `412 kB`. */
  readonly size: string;
}

/** A file to save: a link, so that it works without JavaScript and can be copied. */
export function DownloadButton({ path, title, version, size }: ButtonProps): ReactNode {
  const file = path.split('/').at(-1);
  return (
    <li className={styles.item}>
      <a className={styles.button} href={useBaseUrl(`/${path}`)} download={file}>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v8m-3.5-3.5L8 10l3.5-3.5M2.5 13.5h11" />
        </svg>
        <span className={styles.file}>{file}</span>
        <span className={styles.about}>
          {title} · contract {version} · {size}
        </span>
      </a>
    </li>
  );
}
