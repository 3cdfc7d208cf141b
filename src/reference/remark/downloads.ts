import { downloadList } from '../blocks/downloads';
import { publishedFiles } from '../publish/files';
import { hint, problem } from './problem';
import type { Tag } from './tag';

/** Starts of the published files' names. */
const KINDS: readonly string[] = ['openapi', 'postman'];

/** `1,234 kB`, in units of 1,000 bytes. */
const size = (content: string): string =>
  `${Math.ceil(new TextEncoder().encode(content).length / 1000).toLocaleString('en-US')} kB`;

/** `<Downloads />`: files made from the contract, with their version and size. */
export const downloadsTag: Tag = {
  name: 'Downloads',
  required: [],
  optional: ['only'],
  example: '<Downloads />` or `<Downloads only="postman" />',
  expand: (values, page, place) => {
    const { contract } = page.reference;
    const only = values.get('only');
    if (only !== undefined && !KINDS.includes(only)) {
      throw problem(place, `Nothing is published as \`${only}\`.`, hint(only, KINDS));
    }
    const files = publishedFiles(page.workspace, contract)
      .filter(({ path }) => path.includes(`/${only ?? ''}`))
      .map(({ path, title, text }) => ({
        path,
        title,
        version: contract.version,
        size: size(text),
      }));
    return [downloadList({ files })];
  },
};
