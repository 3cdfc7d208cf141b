import type { components, operations } from './contract';

/** Types of the contract of this docs set; `npm run types` writes them. */
export interface RebellPay {
  readonly schemas: components['schemas'];
  readonly operations: operations;
}
