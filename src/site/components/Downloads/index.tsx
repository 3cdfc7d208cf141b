import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DownloadListProps } from '../../../reference/blocks/downloads';
import styles from './styles.module.css';

/** Files to download. They are links, so that they work without JavaScript and can be copied. */
export function DownloadList({ files }: DownloadListProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <ul className={styles.list} aria-label="Downloads">
      {files.map(({ path, title, version, size }) => {
        const file = path.split('/').at(-1);
        return (
          <li key={path} className={styles.item}>
            <a className={styles.button} href={baseUrl + path} download={file}>
              <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
                <path d="M8 2v8m-3.5-3.5L8 10l3.5-3.5M2.5 13.5h11" />
              </svg>
              <span className={styles.file}>{file}</span>{' '}
              <span className={styles.about}>
                {title} ·{' '}
                <span className={styles.whole}>
                  contract {version}
                  {size !== undefined && ` · ${size}`}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
