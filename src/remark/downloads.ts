import { publishedFiles } from '../publish/files';
import { code, link, table, text } from './mdast';
import { type Tag, transformerOf } from './tag';

/** `1,234 kB`, in units of 1,000 bytes. */
const size = (content: string): string =>
  `${Math.ceil(new TextEncoder().encode(content).length / 1000).toLocaleString('en-US')} kB`;

export const downloadsTag: Tag = {
  name: 'Downloads',
  required: [],
  optional: ['only'],
  example: '<Downloads />` or `<Downloads only="postman" />',
  expand: (values, page) => {
    const { contract, docsUrl } = page.reference;
    const only = values.get('only') ?? '';
    const rows = publishedFiles(contract, docsUrl)
      .filter(({ path }) => path.includes(`/${only}`))
      .map(({ path, title, text: content }) => [
        [link(`pathname:///${path}`, [code(path.split('/').at(-1) ?? path)])],
        [text(title)],
        [text(contract.version)],
        [text(size(content))],
      ]);
    return [table(['File', 'Format', 'Version', 'Size'], rows)];
  },
};

/** `<Downloads />`: files made from the contract, with their version and size. */
export const downloads = transformerOf(downloadsTag);
