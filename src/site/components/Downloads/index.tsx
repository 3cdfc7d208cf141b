import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Download, DownloadListProps } from '../../../reference/blocks/downloads';
import styles from './styles.module.css';

export function DownloadList({ files }: DownloadListProps): ReactNode {
  return (
    <ul className={styles.list} aria-label="Downloads">
      {files.map((file) => (
        <DownloadButton key={file.path} {...file} />
      ))}
    </ul>
  );
}

/** A file to save: a link, so that it works without JavaScript and can be copied. */
function DownloadButton({ path, title, version, size }: Download): ReactNode {
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
