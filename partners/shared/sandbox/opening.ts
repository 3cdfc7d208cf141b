import type { Amount } from '../../../src/reference/mock/money';
import { PARTNER } from './owners';

/** What the example objects own when a session begins. Users that a call creates own nothing. */
export const OPENING: readonly { readonly owner: string; readonly amounts: readonly Amount[] }[] = [
  {
    owner: PARTNER,
    amounts: [{ amount: '25000.00', currency: 'EUR' }],
  },
  {
    owner: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e',
    amounts: [{ amount: '400.00', currency: 'EUR' }],
  },
  {
    owner: 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f',
    amounts: [{ amount: '50.00', currency: 'EUR' }],
  },
];
