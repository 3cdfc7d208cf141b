import type { JsonObject } from '../model';
import { readDataFile } from '../data-file';
import { asObject, asText, objects } from '../json';
import { ContractError, type Problem } from '../problem';
import type { Source } from '../source';
import { didYouMean } from '../suggest';
import type { Workspace } from '../workspace';
import schema from './fees.schema.json';
import { checkFee } from './rules';
import type { Fee, FeeSchedule } from '../../fees/schedule';

export const feesPath = (siteDir: string, set: string): string =>
  `${siteDir}/partners/${set}/fees.yaml`;

/** The entry with defaults for its optional keys. */
const feeOf = (entry: JsonObject): Fee =>
  ({
    rounding: 'half_up',
    min: undefined,
    max: undefined,
    alongWith: undefined,
    effectiveTo: undefined,
    examples: [],
    ...entry,
    tiers: objects(entry.tiers).map((tier) => ({ to: undefined, ...tier })),
  }) as unknown as Fee;

function checkEntries(
  entries: readonly JsonObject[],
  topics: readonly string[],
  source: Source,
): readonly Problem[] {
  const seen = new Set<string>();
  const fees = entries.map(feeOf);
  return entries.flatMap((entry, index) => {
    const id = asText(entry.id) ?? '';
    const product = asText(entry.product) ?? '';
    const at = (key: string) => source.locate(['fees', String(index), key], 'key');
    const duplicate = seen.has(id)
      ? [{ place: at('id'), message: `\`${id}\` stands twice`, next: 'rename one of them' }]
      : [];
    seen.add(id);
    const unknown = topics.includes(product)
      ? []
      : [
          {
            place: at('product'),
            message: `There is no page for \`${product}\``,
            next: didYouMean(product, topics, `use one of ${topics.join(', ')}`),
          },
        ];
    return [...duplicate, ...unknown, ...checkFee(entry, index, fees, source)];
  });
}

/**
 * As `readFees`, for a set that may have no schedule: problems are returned, not thrown.
 */
export function findFees(
  workspace: Workspace,
  set: string,
  topics: readonly string[],
): { readonly fees: readonly Fee[]; readonly problems: readonly Problem[] } {
  if (workspace.stamp(feesPath(workspace.siteDir, set)) === undefined)
    return { fees: [], problems: [] };
  try {
    return { fees: readFees(workspace, set, topics).fees, problems: [] };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { fees: [], problems: error.problems };
  }
}

/**
 * Reads and checks the fee schedule of a docs set.
 *
 * @param topics names of the set's topics; each fee belongs to one
 * @throws {ContractError} with every mistake of the file
 */
export function readFees(
  workspace: Workspace,
  set: string,
  topics: readonly string[],
): FeeSchedule {
  const path = feesPath(workspace.siteDir, set);
  const { source, value, problems } = readDataFile(workspace, path, schema);
  if (!source || value === undefined) throw new ContractError(problems);
  const { illustrative, fees } = asObject(value);
  const entries = objects(fees);
  const mistakes = checkEntries(entries, topics, source);
  if (mistakes.length > 0) throw new ContractError(mistakes);
  return { illustrative: illustrative === true, fees: entries.map(feeOf) };
}
