import { readFileSync, writeFileSync } from 'node:fs';
import { isScalar, parseDocument } from 'yaml';
import { isDay } from '../../contract/day';
import { rootPath } from '../../contract/load';

/**
 * Sets the version of a set's contract and leaves the rest of the file unchanged.
 *
 * @throws Error when the version is not a day, or older than the current one
 */
export function setVersion(siteDir: string, set: string, version: string): void {
  const path = rootPath(siteDir, set);
  const text = readFileSync(path, 'utf8');
  const node = parseDocument(text).getIn(['info', 'version'], true);
  const range = isScalar(node) ? node.range : undefined;
  if (!isScalar(node) || !range) throw new Error(`${path} has no \`info.version\`.`);
  if (!isDay(version)) {
    throw new Error(`--version is \`${version}\`; write a day, such as 2027-02-01.`);
  }
  if (version < String(node.value)) {
    throw new Error(
      `--version is ${version}, but the contract is already at ${String(node.value)}.`,
    );
  }
  if (version === node.value) return;
  writeFileSync(path, `${text.slice(0, range[0])}'${version}'${text.slice(range[1])}`);
}
