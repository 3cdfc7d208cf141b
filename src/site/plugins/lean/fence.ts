import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Changes, Edit, Patch } from './patch';

/** The text of a module, undefined when there is none. */
export type ReadModule = (module: string) => string | undefined;

const folders = createRequire(__filename).resolve.paths('@docusaurus/core') ?? [];

/** Where a module is installed; packages do not export all their files, so it is not resolved. */
export const fileOf = (module: string): string | undefined =>
  folders.map((folder) => join(folder, module)).find((file) => existsSync(file));

export const readInstalled: ReadModule = (module) => {
  const file = fileOf(module);
  return file === undefined ? undefined : readFileSync(file, 'utf8');
};

const editsOf = ({ client, server }: Patch): readonly (readonly [string, readonly Edit[]])[] =>
  [client, server].flatMap((changes) => Object.entries(changes?.edits ?? {}));

const replacedBy = (changes: Changes | undefined): readonly string[] =>
  Object.keys(changes?.replacements ?? {});

/** What a patch does not find, as the end of a sentence; undefined when it fits. */
function mismatch(patch: Patch, read: ReadModule): string | undefined {
  for (const module of [...replacedBy(patch.client), ...replacedBy(patch.server)]) {
    if (read(module) === undefined) return `${module} does not exist`;
  }
  const expected = [
    ...Object.entries(patch.expects),
    ...editsOf(patch).map(([module, edits]) => [module, edits.map(({ text }) => text)] as const),
  ];
  for (const [module, texts] of expected) {
    const source = read(module);
    if (source === undefined) return `${module} does not exist`;
    const missing = texts.find((text) => source.split(text).length !== 2);
    if (missing !== undefined) return `\`${missing}\` does not stand exactly once in ${module}`;
  }
  for (const [module, edits] of editsOf(patch)) {
    for (const { text, until = '' } of edits) {
      const [, after = ''] = (read(module) ?? '').split(text);
      if (!after.includes(until)) return `\`${until}\` does not follow \`${text}\` in ${module}`;
    }
  }
  return undefined;
}

export interface FenceOptions {
  /** `1` leaves all patches out; names with commas between them leave out these. */
  readonly onlyStock?: string | undefined;
  readonly read?: ReadModule;
  readonly warn: (message: string) => void;
}

/** The patches that fit what is installed. Of each of the others one warning says why it is left out. */
export function fittingPatches(
  patches: readonly Patch[],
  { onlyStock = '', read = readInstalled, warn }: FenceOptions,
): readonly Patch[] {
  if (onlyStock === '1') return [];
  const excluded = onlyStock.split(',');
  return patches.filter((patch) => {
    if (excluded.includes(patch.name)) return false;
    const reason = mismatch(patch, read);
    if (reason === undefined) return true;
    warn(
      `The patch "${patch.name}" is left out: ${reason}. The site works without it; the patch gains ` +
        `${patch.gain} Next: compare the module with src/site/plugins/lean/patches/${patch.name}.ts.`,
    );
    return false;
  });
}
