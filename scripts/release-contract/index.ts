import { parseArgs } from 'node:util';
import { docsUrlOf } from '../../src/reference/contract/docs-url';
import { readContract } from '../../src/reference/contract/load';
import { releaseContract } from '../../src/reference/publish/change-log/release';
import { withVersion } from '../../src/reference/publish/change-log/version';
import { setIds } from '../../src/site/config/sets';
import { site } from '../../src/site/config/site';
import { rootOf } from '../new/contract-files';
import { UsageError } from '../new/site-files';
import { editSite } from '../new/write';

const USAGE = `Usage: npm run release-contract -- --set ${setIds.join('|')} [--version 2027-02-01]
  --version   sets the version of the contract first (\`info.version\`); a breaking change needs a new one`;

/** Explains a mistake in the arguments. */
function explained<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

interface Outcome {
  /** What was done, and what is left to do. */
  readonly lines: readonly string[];
  readonly isReleased: boolean;
}

/**
 * Releases the contract of a docs set, or adds the entries to its change log that are missing.
 *
 * @param today `YYYY-MM-DD`, the day of new entries
 * @throws {UsageError} when the arguments are wrong; nothing is changed then
 * @throws {ContractError} with every mistake of the contract or its log; nothing is changed then
 */
export async function release(
  siteDir: string,
  args: readonly string[],
  today: string,
): Promise<Outcome> {
  const options = { set: { type: 'string' }, version: { type: 'string' } } as const;
  const { set, version } = explained(() => parseArgs({ args: [...args], options })).values;
  if (set === undefined || !setIds.includes(set)) {
    throw new UsageError(
      `--set is missing or unknown; the sets are ${setIds.join(', ')}.\n\n${USAGE}`,
    );
  }
  let isReleased = true;
  const lines = await editSite(siteDir, async (files) => {
    const root = rootOf(set);
    const before = files.read(root);
    const text = version === undefined ? before : explained(() => withVersion(before, version));
    if (text !== before) files.write(root, text);
    const workspace = files.workspace(docsUrlOf(site));
    const contract = await readContract(workspace, set);
    const result = releaseContract({ workspace, contract, date: today });
    switch (result.kind) {
      case 'entries':
        isReleased = false;
        files.write(result.file, result.text);
        return [
          `${result.count} new ${result.count === 1 ? 'entry' : 'entries'} at the top of ${result.file}.`,
          'Next: write why, who is affected and what to do; merge entries that belong together; then run this command again.',
        ];
      case 'released':
        files.write(result.file, result.text);
        return ['Next: commit it with the change log.'];
      case 'unchanged':
        return [`${result.file} is up to date; there is nothing to release.`];
    }
  });
  return { lines, isReleased };
}
