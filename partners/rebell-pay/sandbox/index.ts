import { accounts } from '../../shared/sandbox/accounts';
import { limits, type Product } from '../../shared/sandbox/limits';
import { partner } from '../../shared/sandbox/partner';
import { user } from '../../shared/sandbox/user';
import { verification } from './verification';

const PRODUCTS: readonly Product[] = [
  'crypto_deposit',
  'crypto_withdrawal',
  'exchange',
  'order',
  'transfer',
];

/** The rules of the sandbox, one module for each topic. */
export default [accounts, user, verification, limits(PRODUCTS), partner(PRODUCTS)];
