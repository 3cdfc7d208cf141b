import { accounts } from '../../shared/sandbox/accounts';
import { limits, type Product } from '../../shared/sandbox/limits';
import { lowBalance } from '../../shared/sandbox/low-balance';
import { MOVEMENTS } from '../../shared/sandbox/movements';
import { partner } from '../../shared/sandbox/partner';
import { user } from '../../shared/sandbox/user';
import { webhookEndpoint } from '../../shared/sandbox/webhook-endpoint';
import { kyc } from './kyc';
import { kycExamples } from './kyc-examples';
import { kycOutcome } from './kyc-outcome';
import { payee } from './payee';
import { sepa } from './sepa';
import { sepaDeposit } from './sepa-deposit';
import { card } from './card';
import { cardChallenge } from './card-challenge';
import { cardExamples } from './card-examples';
import { cardLimits } from './card-limits';
import { cardPayment } from './card-payment';
import { cardReplacement } from './card-replacement';
import { cardSession } from './card-session';
import { cardSimulation } from './card-simulation';
import { partnerCalls } from './partner-calls';

const CARDS = [
  cardExamples,
  card,
  cardReplacement,
  cardLimits,
  cardPayment,
  cardSimulation,
  cardChallenge,
  cardSession,
  partnerCalls,
];

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
  lowBalance,
  webhookEndpoint,
  ...MOVEMENTS,
  payee,
  sepa,
  sepaDeposit,
  ...CARDS,
];
