import { defineBlock } from './tree/block';
import { code, item, list, paragraph, text } from './tree/mdast';

export interface Download {
  /** Path below the base path: `general/openapi.yaml`. */
  readonly path: string;
  /** Title of the file. */
  readonly title: string;
  /** Version of the contract from which the file was made. */
  readonly version: string;
  /** With its unit: `412 kB`. Absent in the dev server. */
  readonly size?: string;
}

export interface DownloadListProps {
  readonly files: readonly Download[];
}

/** A list of files to download. */
export const downloadList = defineBlock<DownloadListProps>({
  component: 'DownloadList',
  folder: 'Downloads',
  markdown: ({ files }, writer) => [
    list(
      files.map(({ path, title, version, size }) =>
        item([
          paragraph([
            ...writer.link(`pathname:///${path}`, [code(path.split('/').at(-1) ?? path)]),
            text(`: ${[title, version, ...(size === undefined ? [] : [size])].join(', ')}`),
          ]),
        ]),
      ),
    ),
  ],
});
