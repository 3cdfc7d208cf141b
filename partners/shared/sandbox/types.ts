import type { components, operations } from './contract';

/** Types of the contract of the first set with a sandbox: both have this in common. */
export interface Shared {
  readonly schemas: components['schemas'];
  readonly operations: operations;
}
