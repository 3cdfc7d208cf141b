import { readContract } from '../load';
import type { Contract } from '../model';
import { Workspace, type WorkspaceOptions } from '../workspace';

export interface LoadOptions extends WorkspaceOptions {
  readonly set: string;
}

/** Like `readContract`, for a test that reads the files once. */
export const loadContract = ({ set, ...options }: LoadOptions): Promise<Contract> =>
  readContract(new Workspace(options), set);
