import type { JsonObject } from '../model';
import { readDataFile } from '../data-file';
import { asObject, objects } from '../json';
import type { Problem } from '../problem';
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
    // A partner's fee is never part of a user's amount.
    collected: entry.payer === 'partner' ? 'apart' : undefined,
    effectiveTo: undefined,
    examples: [],
    ...entry,
    tiers: objects(entry.tiers).map((tier) => ({ to: undefined, ...tier })),
  }) as unknown as Fee;

type CheckedSchedule = FeeSchedule & { readonly problems: readonly Problem[] };

/**
 * Reads and checks the fee schedule of a docs set. A schedule with mistakes has no fees.
 *
 * @param topics names of the set's topics; each fee belongs to one
 */
export function readFees(
  workspace: Workspace,
  set: string,
  topics: readonly string[],
): CheckedSchedule {
  const path = feesPath(workspace.siteDir, set);
  const { source, value, problems: unread } = readDataFile(workspace, path, schema);
  const { illustrative, fees } = asObject(value);
  const entries = objects(fees);
  const schedule = entries.map(feeOf);
  const mistakes = entries.flatMap((entry, index) =>
    source ? checkFee(entry, index, { fees: schedule, topics, source }) : [],
  );
  const problems = [...unread, ...mistakes];
  const isRight = problems.length === 0;
  return { illustrative: illustrative === true, fees: isRight ? schedule : [], problems };
}

/** Like `readFees`, for a set that may have no schedule. */
export const findFees = (
  workspace: Workspace,
  set: string,
  topics: readonly string[],
): Pick<CheckedSchedule, 'fees' | 'problems'> =>
  workspace.stamp(feesPath(workspace.siteDir, set)) === undefined
    ? { fees: [], problems: [] }
    : readFees(workspace, set, topics);
