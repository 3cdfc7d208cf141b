import { isScalar, parseDocument, stringify } from 'yaml';
import { isDay } from '../../contract/day';
import { compareVersions } from './order';

/**
 * Returns the text of a contract's root file with another version; the rest stays as it is.
 *
 * @throws {Error} when the version is older than the current one, or no day although that one is
 */
export function withVersion(text: string, version: string): string {
  const node = parseDocument(text).getIn(['info', 'version'], true);
  const range = isScalar(node) ? node.range : undefined;
  if (!isScalar(node) || !range) throw new Error('The contract has no `info.version`.');
  const current = String(node.value);
  if (isDay(current) && !isDay(version)) {
    throw new Error(`--version is \`${version}\`; write a day, such as 2027-02-01.`);
  }
  if (compareVersions(version, current) < 0) {
    throw new Error(`--version is ${version}, but the contract is already at ${current}.`);
  }
  if (version === node.value) return text;
  const written = stringify(version, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trimEnd();
  return text.slice(0, range[0]) + written + text.slice(range[1]);
}
