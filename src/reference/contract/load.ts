import { lintCharges } from './lint';
import type { Contract } from './model';
import { ContractError, type Problem } from './problem';
import { kept, Workspace, type WorkspaceOptions } from './workspace';
import { readWritten } from './written';

export { rootPath } from './written';

export interface LoadOptions extends WorkspaceOptions {
  readonly set: string;
}

/** A contract with its fees. */
interface Loading {
  /** Not yet looked at by the rules. Throws while it cannot be made. */
  readonly draft: () => Contract;
  /** Every mistake; looked for once. */
  readonly problems: () => Promise<readonly Problem[]>;
}

/** The fees apart: when they change, what the other files say is kept. */
const load = kept((workspace, set: string): Loading => {
  const written = readWritten(workspace, set);
  const { fees, problems } = written.fees();
  let contract: Contract | undefined;
  let mistakes: Promise<readonly Problem[]> | undefined;
  const find = async (): Promise<readonly Problem[]> => {
    const { context } = written;
    if (!context) return written.problems;
    const charges = lintCharges(context, fees);
    return [...written.problems, ...problems, ...(await written.findings()), ...charges];
  };
  return {
    draft: () => (contract ??= { ...written.model(), fees }),
    problems: () => (mistakes ??= find()),
  };
});

async function checked({ draft, problems }: Loading): Promise<Contract> {
  const mistakes = await problems();
  if (mistakes.length > 0) throw new ContractError(mistakes);
  return draft();
}

/**
 * The contract of a docs set, made once for each state of its files.
 *
 * @throws {ContractError} with every mistake of the run
 */
export const readContract = async (workspace: Workspace, set: string): Promise<Contract> =>
  checked(load(workspace, set));

/**
 * As `readContract`, without waiting for the rules: for a page that a writer
 * looks at while the check is still running.
 *
 * @throws {ContractError} with every mistake of the run, while there is no contract to show
 */
export async function draftContract(workspace: Workspace, set: string): Promise<Contract> {
  const loading = load(workspace, set);
  try {
    return loading.draft();
  } catch {
    // Whatever the rules refuse may have stopped the builder: their words are of more help.
    return checked(loading);
  }
}

/** As `draftContract`, at once; undefined while there is no contract to show. */
export function draftOf(workspace: Workspace, set: string): Contract | undefined {
  try {
    return load(workspace, set).draft();
  } catch {
    return undefined;
  }
}

/** As `readContract`, for a program that reads the files once. */
export const loadContract = ({ set, ...options }: LoadOptions): Promise<Contract> =>
  readContract(new Workspace(options), set);
