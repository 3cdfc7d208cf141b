import type { Amount } from '../../../src/reference/mock/money';
import { USDC } from './assets';
import { EXAMPLE_USER, PARTNER } from './parties';

const usdc = (amount: string): Amount => ({ amount, asset: USDC });

/** Balances of the examples when a session begins. Users that a call creates have none. */
export const OPENING: readonly { readonly owner: string; readonly amounts: readonly Amount[] }[] = [
  {
    owner: PARTNER,
    amounts: [{ amount: '25000.00', currency: 'EUR' }, usdc('5000.000000')],
  },
  {
    owner: EXAMPLE_USER,
    amounts: [{ amount: '400.00', currency: 'EUR' }, usdc('1000.000000')],
  },
  {
    owner: 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f',
    amounts: [{ amount: '50.00', currency: 'EUR' }],
  },
];
