import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ASSET_LIST,
  type AssetList,
  digestOf,
} from '../../src/site/plugins/after-build/asset-list';

export interface Kept {
  /** Number of assets that were copied. */
  readonly kept: number;
  /** Number of assets that the new build has as well. */
  readonly shared: number;
}

const ASSET = /^assets\/(?:[\w~@-][\w.~@-]*\/)*[\w~@-][\w.~@-]*$/;
const TIMEOUT_MS = 30_000;

const load = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });

/**
 * Copies the assets of the published release into a new build. The list names only the release's
 * own assets, so each deployment also has those of the release before it, but no older ones.
 *
 * @param siteUrl address of the published site, with a slash at the end
 * @returns undefined when no release with a list is published
 * @throws when an asset is missing, differs from the list, or is outside the folder of assets
 */
export async function keepAssets(buildDir: string, siteUrl: string): Promise<Kept | undefined> {
  const answer = await load(siteUrl + ASSET_LIST);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${siteUrl}${ASSET_LIST} answers ${answer.status}.`);
  const list = Object.entries((await answer.json()) as AssetList);
  const foreign = list.find(([file]) => !ASSET.test(file));
  if (foreign)
    throw new Error(
      `${siteUrl}${ASSET_LIST} lists "${foreign[0]}", which is not the path of an asset.`,
    );
  const missing = list.filter(([file]) => !existsSync(path.join(buildDir, file)));
  for (const [file, digest] of missing) {
    const asset = await load(siteUrl + file);
    if (!asset.ok) throw new Error(`${siteUrl}${file} answers ${asset.status}.`);
    const bytes = new Uint8Array(await asset.arrayBuffer());
    if (digestOf(bytes) !== digest)
      throw new Error(`${siteUrl}${file} differs from the file that was built.`);
    const target = path.join(buildDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return { kept: missing.length, shared: list.length - missing.length };
}
