import type { Contract } from './model';
import { feesPath } from '../fees/read';
import { lintCharges } from './lint';
import { ContractError, type Problem } from './problem';
import { filesAreSettled } from './settled';
import { stampOf } from './source';
import { readWritten, type LoadOptions, type Written } from './written';

export { rootPath, type LoadOptions } from './written';

/** A contract with its fees. */
interface Loading {
  readonly written: Written;
  readonly feesStamp: string | undefined;
  /** Not yet looked at by the rules. Throws while it cannot be made. */
  readonly draft: () => Contract;
  /** Every mistake; run once. */
  readonly problems: () => Promise<readonly Problem[]>;
}

function load(options: LoadOptions, before?: Loading): Loading {
  if (before && filesAreSettled()) return before;
  const isFresh =
    before && [...before.written.stamps].every(([path, stamp]) => stampOf(path) === stamp);
  const feesStamp = stampOf(feesPath(options.siteDir, options.set));
  if (isFresh && before.feesStamp === feesStamp) return before;
  const written = isFresh ? before.written : readWritten(options);
  const { fees, problems } = written.fees();
  let contract: Contract | undefined;
  let found: Promise<readonly Problem[]> | undefined;
  const find = async (): Promise<readonly Problem[]> => {
    const { context } = written;
    if (!context) return written.problems;
    const charges = lintCharges(context, fees);
    return [...written.problems, ...problems, ...(await written.findings()), ...charges];
  };
  return {
    written,
    feesStamp,
    draft: () => (contract ??= { ...written.model(), fees }),
    problems: () => (found ??= find()),
  };
}

async function checked({ draft, problems }: Loading): Promise<Contract> {
  const found = await problems();
  if (found.length > 0) throw new ContractError(found);
  return draft();
}

/**
 * Loads the contract of one docs set.
 *
 * @throws {ContractError} with every mistake of the run
 */
export const loadContract = (options: LoadOptions): Promise<Contract> => checked(load(options));

/** The process may hold this module more than once (a config reload evaluates it afresh). */
const CACHE = Symbol.for('partner-docs.contracts');
const store = globalThis as { [CACHE]?: Map<string, Loading> };

function cached(options: LoadOptions): Loading {
  const cache = store[CACHE] ?? new Map<string, Loading>();
  store[CACHE] = cache;
  const key = [options.siteDir, options.set, options.docsUrl].join('\n');
  const loading = load(options, cache.get(key));
  cache.set(key, loading);
  return loading;
}

/**
 * As `loadContract`, once per state of the files: loads again when one of them
 * changed, and what a change of the fees leaves as it was is kept.
 *
 * @throws {ContractError} with every mistake of the run
 */
export const cachedContract = async (options: LoadOptions): Promise<Contract> =>
  checked(cached(options));

/**
 * As `cachedContract`, without waiting for the rules: for a page that a writer
 * looks at while the check is still running.
 *
 * @throws {ContractError} with every mistake of the run, while there is no contract to show
 */
export async function draftContract(options: LoadOptions): Promise<Contract> {
  const loading = cached(options);
  try {
    return loading.draft();
  } catch {
    // What the rules refuse may be anything: their words are of more help.
    return checked(loading);
  }
}
