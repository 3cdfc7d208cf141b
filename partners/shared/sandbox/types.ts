import type { components, operations } from './contract';

/** Types that the contracts of both docs sets share, taken from `general`. */
export interface Shared {
  readonly schemas: components['schemas'];
  readonly operations: operations;
}
