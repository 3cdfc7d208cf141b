import type { JsonObject } from '../model';
import { readDataFile } from '../data-file';
import { asObject, objects } from '../json';
import { ContractError, type Problem } from '../problem';
import type { Workspace } from '../workspace';
import schema from './fees.schema.json';
import { checkFee } from './rules';
import type { Fee, FeeSchedule } from '../../fees/schedule';

const feesPath = (siteDir: string, set: string): string => `${siteDir}/partners/${set}/fees.yaml`;

/** The entry with defaults for its optional keys. */
const feeOf = (entry: JsonObject): Fee =>
  ({
    rounding: 'half_up',
    min: undefined,
    max: undefined,
    alongWith: undefined,
    // Your money is not the amount of a user.
    collected: entry.payer === 'partner' ? 'apart' : undefined,
    effectiveTo: undefined,
    examples: [],
    ...entry,
    tiers: objects(entry.tiers).map((tier) => ({ to: undefined, ...tier })),
  }) as unknown as Fee;

/**
 * As `readFees`, for a set that may have no schedule: problems are returned, not thrown.
 */
export function findFees(
  workspace: Workspace,
  set: string,
  topics: readonly string[],
): { readonly fees: readonly Fee[]; readonly problems: readonly Problem[] } {
  const isMissing = workspace.stamp(feesPath(workspace.siteDir, set)) === undefined;
  try {
    return { fees: isMissing ? [] : readFees(workspace, set, topics).fees, problems: [] };
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
  const schedule = entries.map(feeOf);
  const mistakes = entries.flatMap((entry, index) =>
    checkFee(entry, index, { fees: schedule, topics, source }),
  );
  if (mistakes.length > 0) throw new ContractError(mistakes);
  return { illustrative: illustrative === true, fees: schedule };
}
