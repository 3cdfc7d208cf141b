import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Reach } from '../../src/reference/contract/document/reach';
import { KEBAB, optional, readFlags, TEXT, type Values } from '../new/flags';
import { UsageError } from '../new/site-files';

const EXAMPLE = 'npm run adopt -- openapi.json --set pets --title "Pet shop"';
const FLAGS = { example: EXAMPLE, flags: { set: KEBAB, title: optional(TEXT) }, run: () => [] };

/** Flags that may be repeated: a folder or a host that references of the document may lead to. */
const ALLOWING: readonly string[] = ['allow-folder', 'allow-host'];
const TEXT_FLAG = { type: 'string' } as const;

export interface Arguments {
  /** Absolute path of the document. */
  readonly file: string;
  readonly flags: Values;
  readonly reach: Reach;
}

/**
 * Reads the arguments of `npm run adopt`.
 *
 * @throws {UsageError} when one of them is missing or wrong
 */
export function readArguments(args: readonly string[]): Arguments {
  const names = [...Object.keys(FLAGS.flags), ...ALLOWING];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, TEXT_FLAG])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [file, ...others] = tokens.filter((token) => token.kind === 'positional');
  if (!file || others.length > 0) {
    throw new UsageError(`Name the file of one OpenAPI document. Example:\n  ${EXAMPLE}`);
  }
  const allowing = tokens.filter(
    (token) => token.kind === 'option' && ALLOWING.includes(token.name),
  );
  const allowed = (name: string): readonly string[] =>
    allowing.flatMap((token) => {
      if (token.kind !== 'option' || token.name !== name) return [];
      if (token.value) return [token.value];
      throw new UsageError(`--${name} is followed by no ${name.split('-')[1] ?? 'value'}.`);
    });
  const read = [file, ...allowing].flatMap((token) =>
    token.kind === 'option' && token.inlineValue === false
      ? [token.index, token.index + 1]
      : [token.index],
  );
  const path = resolve(file.value);
  const folders = allowed('allow-folder').map((folder) => resolve(folder));
  return {
    file: path,
    flags: readFlags(
      FLAGS,
      args.filter((_, index) => !read.includes(index)),
    ),
    reach: {
      folders: [dirname(path), ...folders],
      hosts: allowed('allow-host'),
      next: ({ folder, host }) => {
        if (host !== undefined) {
          return `save it in the folder of the document, or allow the host: \`--allow-host ${host}\``;
        }
        if (folder === undefined) return 'write the path of a file';
        const shown = relative('', folder) || '.';
        return `copy it into the folder of the document, or allow its folder: \`--allow-folder ${shown}\``;
      },
    },
  };
}
