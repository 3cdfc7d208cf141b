import { accounts } from '../../shared/sandbox/accounts';
import { limits, type Product } from '../../shared/sandbox/limits';
import { lowBalance } from '../../shared/sandbox/low-balance';
import { MOVEMENTS } from '../../shared/sandbox/movements';
import { partner } from '../../shared/sandbox/partner';
import { user } from '../../shared/sandbox/user';
import { webhookEndpoint } from '../../shared/sandbox/webhook-endpoint';
import { order } from './order';
import { orderExamples } from './order-examples';
import { orderPayment } from './order-payment';
import { orderQuote } from './order-quote';
import { orderStates } from './order-states';
import { rate } from './rate';
import { verification } from './verification';

const PRODUCTS: readonly Product[] = [
  'crypto_deposit',
  'crypto_withdrawal',
  'exchange',
  'order',
  'transfer',
];

const orders = [rate, orderQuote, order, orderPayment, orderStates, orderExamples];

/** The rules of the sandbox, one module for each topic. */
export default [
  accounts,
  user,
  verification,
  limits(PRODUCTS),
  partner(PRODUCTS),
  lowBalance,
  webhookEndpoint,
  ...MOVEMENTS,
  ...orders,
];
