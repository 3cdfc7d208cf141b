import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the list, at the root of the site. */
export const ASSET_LIST = 'assets.json';

/** SHA-256 of each file below `assets/`, in base64, by its path below the base path. */
export type AssetList = Readonly<Record<string, string>>;

export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64');

/**
 * Lists the assets of this build. The next deployment keeps them (`npm run keep-assets`), because
 * browsers and caches still hold pages that use them.
 */
export async function writeAssetList(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const listed = await Promise.all(
    files.map(async (file) => [
      path.relative(outDir, file).split(path.sep).join('/'),
      digestOf(await readFile(file)),
    ]),
  );
  const list: AssetList = Object.fromEntries(listed.sort()) as Record<string, string>;
  await writeFile(path.join(outDir, ASSET_LIST), JSON.stringify(list));
}
