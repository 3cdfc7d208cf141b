import { downloadList } from '../blocks/downloads';
import { publishedFiles } from '../publish/files';
import { typesFile } from '../publish/schemas/types';
import { hint, pageError } from './problem';
import type { Tag } from './tag';

/** The first part of each published file's name. */
const KINDS: readonly string[] = ['openapi', 'asyncapi', 'types', 'postman', 'recipes'];

/** A size in units of 1,000 bytes: `1,234 kB`. */
const sizeOf = (text: string): string =>
  `${Math.ceil(Buffer.byteLength(text) / 1000).toLocaleString('en-US')} kB`;

/** `<Downloads />`: files made from the contract, with their version, and their size in builds. */
export const downloadsTag: Tag = {
  name: 'Downloads',
  attributes: { only: 'text' },
  example: '<Downloads />` or `<Downloads only="postman" />',
  async expand(page, place, { only }) {
    const { contract } = page.reference;
    if (only !== undefined && !KINDS.includes(only)) {
      throw pageError(place, `Nothing is published as \`${only}\`.`, hint(only, KINDS));
    }
    // Type definitions take longer than all other files together.
    const types = (only ?? 'types') === 'types' ? await typesFile(page.workspace, contract) : [];
    const all = [...publishedFiles(page.workspace, contract), ...types];
    const files = all
      .filter(({ path }) => path.includes(`/${only ?? ''}`))
      .map((file) => ({
        path: file.path,
        title: file.title,
        version: contract.version,
        // In development, the files are not made just to show their sizes.
        ...(page.workspace.isDevelopment ? {} : { size: sizeOf(file.text) }),
      }));
    return [downloadList({ files })];
  },
};
