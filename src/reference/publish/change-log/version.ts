import { readFileSync, writeFileSync } from 'node:fs';
import { isScalar, parseDocument } from 'yaml';
import { rootPath } from '../../contract/load';

/**
 * Gives the contract of a set a new version, everything else in the file as it was.
 *
 * @throws Error when the version is no day, or older than the one that stands there
 */
export function setVersion(siteDir: string, set: string, version: string): void {
  const path = rootPath(siteDir, set);
  const text = readFileSync(path, 'utf8');
  const node = parseDocument(text).getIn(['info', 'version'], true);
  const range = isScalar(node) ? node.range : undefined;
  if (!isScalar(node) || !range) throw new Error(`${path} has no \`info.version\`.`);
  const day = new Date(`${version}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(version)) {
    throw new Error(`--version is \`${version}\`; write a day, such as 2027-02-01.`);
  }
  if (version < String(node.value)) {
    throw new Error(`--version is ${version}, and the contract is at ${String(node.value)}.`);
  }
  if (version === node.value) return;
  writeFileSync(path, `${text.slice(0, range[0])}'${version}'${text.slice(range[1])}`);
}
