import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Patch } from './patch';

/** Reads a module; undefined if it is not installed. */
export type ReadModule = (module: string) => string | undefined;

const folders = createRequire(__filename).resolve.paths('@docusaurus/core') ?? [];

/** Finds an installed module. Node.js cannot resolve it: packages do not export all their files. */
export const fileOf = (module: string): string | undefined =>
  folders.map((folder) => join(folder, module)).find((file) => existsSync(file));

export const readInstalled: ReadModule = (module) => {
  const file = fileOf(module);
  return file === undefined ? undefined : readFileSync(file, 'utf8');
};

/** A module, the text that it has to contain exactly once, and a text that has to follow. */
interface Need {
  readonly module: string;
  readonly text?: string;
  readonly until?: string | undefined;
}

/** Everything that a patch needs from the installed modules. */
export const needsOf = ({
  expects = {},
  edits = {},
  replacements = {},
}: Patch): readonly Need[] => [
  ...Object.keys(replacements).map((module) => ({ module })),
  ...Object.entries(expects).flatMap(([module, texts]) => texts.map((text) => ({ module, text }))),
  ...Object.entries(edits).flatMap(([module, list]) =>
    list.map(({ text, until }) => ({ module, text, until })),
  ),
];

/** Why a module does not meet a need, as the end of a sentence; undefined if it does. */
function mismatch({ module, text, until = '' }: Need, read: ReadModule): string | undefined {
  const source = read(module);
  if (source === undefined) return `${module} does not exist`;
  if (text === undefined) return undefined;
  const [, after = '', ...more] = source.split(text);
  if (!source.includes(text) || more.length > 0)
    return `\`${text}\` does not occur exactly once in ${module}`;
  return after.includes(until)
    ? undefined
    : `\`${until}\` does not follow \`${text}\` in ${module}`;
}

interface FenceOptions {
  /** `1` leaves out all patches, `name,name` those with these names. */
  readonly onlyStock?: string | undefined;
  readonly read?: ReadModule;
  readonly warn: (message: string) => void;
}

/** Returns the patches that fit the installed modules, and warns why it leaves out the others. */
export function fittingPatches(
  patches: readonly Patch[],
  { onlyStock = '', read = readInstalled, warn }: FenceOptions,
): readonly Patch[] {
  if (onlyStock === '1') return [];
  const excluded = onlyStock.split(',');
  return patches.filter((patch) => {
    if (excluded.includes(patch.name)) return false;
    const [reason] = needsOf(patch).flatMap((need) => mismatch(need, read) ?? []);
    if (reason === undefined) return true;
    warn(
      `The patch "${patch.name}" is left out: ${reason}. The site works without it; the patch gains ` +
        `${patch.gain} Next: compare the module with src/site/plugins/lean/patches/${patch.name}.ts.`,
    );
    return false;
  });
}
