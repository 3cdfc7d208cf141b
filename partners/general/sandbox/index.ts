import { accounts } from '../../shared/sandbox/accounts';
import { limits, type Product } from '../../shared/sandbox/limits';
import { partner } from '../../shared/sandbox/partner';
import { user } from '../../shared/sandbox/user';
import { webhookEndpoint } from '../../shared/sandbox/webhook-endpoint';
import { kyc } from './kyc';
import { kycExamples } from './kyc-examples';
import { kycOutcome } from './kyc-outcome';

const PRODUCTS: readonly Product[] = [
  'card',
  'crypto_deposit',
  'crypto_withdrawal',
  'exchange',
  'transfer',
  'sepa_transfer',
];

/** The rules of the sandbox, one module for each topic. */
export default [
  accounts,
  user,
  kyc,
  kycOutcome,
  kycExamples,
  limits(PRODUCTS),
  partner(PRODUCTS),
  webhookEndpoint,
];
