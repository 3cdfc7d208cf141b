import { downloadList } from '../blocks/downloads';
import { publishedFiles } from '../publish/files';
import { typesFile } from '../publish/schemas/types';
import { hint, pageError } from './problem';
import type { Tag } from './tag';

/** Starts of the published files' names. */
const KINDS: readonly string[] = ['openapi', 'asyncapi', 'types', 'postman', 'recipes'];

/** `1,234 kB`, in units of 1,000 bytes. */
const sizeOf = (text: string): string =>
  `${Math.ceil(Buffer.byteLength(text) / 1000).toLocaleString('en-US')} kB`;

/** `<Downloads />`: files made from the contract, with their version, and in a build their size. */
export const downloadsTag: Tag = {
  name: 'Downloads',
  attributes: { only: 'text' },
  example: '<Downloads />` or `<Downloads only="postman" />',
  async expand(page, place, { only }) {
    const { contract } = page.reference;
    if (only !== undefined && !KINDS.includes(only)) {
      throw pageError(place, `Nothing is published as \`${only}\`.`, hint(only, KINDS));
    }
    // They take longer than all others together.
    const types = (only ?? 'types') === 'types' ? await typesFile(page.workspace, contract) : [];
    const all = [...publishedFiles(page.workspace, contract), ...types];
    const files = all
      .filter(({ path }) => path.includes(`/${only ?? ''}`))
      .map((file) => ({
        path: file.path,
        title: file.title,
        version: contract.version,
        // A writer waits for the page, not for its files.
        ...(page.workspace.isDevelopment ? {} : { size: sizeOf(file.text) }),
      }));
    return [downloadList({ files })];
  },
};
