import { compareContracts, factsOf, type ContractFacts } from '../../src/reference/contract/diff';
import { asObject, asText, objects } from '../../src/reference/contract/json';
import { contractProblems, draftOf } from '../../src/reference/contract/load';
import { ContractError, formatProblem, isError } from '../../src/reference/contract/problem';
import { parseSource } from '../../src/reference/contract/source';
import { Workspace } from '../../src/reference/contract/workspace';
import { insertEntries, skeleton } from '../../src/reference/publish/change-log/skeleton';
import { type SiteFiles, UsageError } from '../new/site-files';

/**
 * The version and the facts of a set's contract, whether or not it has mistakes: changes count for
 * callers either way.
 */
async function promisesOf(
  workspace: Workspace,
  set: string,
): Promise<{ readonly version: string; readonly facts: ContractFacts }> {
  const contract = draftOf(workspace, set);
  if (contract) return { version: contract.version, facts: factsOf(contract) };
  const problems = (await contractProblems(workspace, set)).filter(isError).map(formatProblem);
  throw new UsageError(
    [
      `The set cannot be compared with what it was, so nothing was changed.`,
      ...problems,
      `Next: correct these files, or bring back partners/${set} from the repository, and run the command again.`,
    ].join('\n'),
  );
}

/** The ids of the entries in a change log that may have other mistakes. */
function idsIn(file: string, text: string): readonly string[] {
  const { value, problems } = parseSource(file, file, text);
  const place = { file, line: 1, column: 1 };
  const next = 'write `entries: []` into the file';
  if (problems.length > 0) throw new ContractError(problems);
  if (!('entries' in asObject(value)))
    throw new ContractError([{ place, message: 'The log has no `entries`', next }]);
  return objects(asObject(value).entries).flatMap(({ id }) => asText(id) ?? []);
}

/**
 * Adds entries for the changes of a contract to the top of the set's change log, unless the set is
 * new.
 *
 * @param date day of the entries, `YYYY-MM-DD`
 * @returns lines that say what was done
 * @throws {ContractError | UsageError} when the contract or its log cannot be read
 */
export async function announce(
  files: SiteFiles,
  set: string,
  date: string,
): Promise<readonly string[]> {
  const { siteDir } = files;
  const root = files.edits.find(({ file }) => file === `partners/${set}/openapi.yaml`);
  if (root?.isNew) return [];
  const before = await promisesOf(new Workspace({ siteDir, docsUrl: '' }), set);
  const after = await promisesOf(files.workspace(), set);
  const differences = compareContracts(before.facts, after.facts);
  if (differences.length === 0) return ['Nothing changed for those who call this API.'];
  const log = `partners/${set}/change-log.yaml`;
  const text = files.read(log);
  const entries = skeleton({
    differences,
    versions: [after.facts, before.facts],
    ids: idsIn(log, text),
    date,
    version: after.version,
    asks: false,
  });
  files.write(log, insertEntries(text, entries));
  const breaking = differences.filter((difference) => difference.breaking).length;
  return [
    `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} for those who call this API, ${breaking} breaking: add to each entry why, who is affected and what to do.`,
  ];
}
