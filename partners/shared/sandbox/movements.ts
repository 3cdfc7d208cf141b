import { assets } from './assets';
import { deposit } from './deposit';
import { exchange } from './exchange';
import { transfer } from './transfer';
import { withdrawal } from './withdrawal';
import { withdrawalAddress } from './withdrawal-address';

/** The rules of all movements of money into, out of and between balances, in both docs sets. */
export const MOVEMENTS = [assets, transfer, exchange, deposit, withdrawalAddress, withdrawal];
