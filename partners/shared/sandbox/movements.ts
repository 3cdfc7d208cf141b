import { assets } from './assets';
import { deposit } from './deposit';
import { exchange } from './exchange';
import { transfer } from './transfer';
import { withdrawal } from './withdrawal';
import { withdrawalAddress } from './withdrawal-address';

/** What moves money between balances, into them and out of them, in both sets. */
export const MOVEMENTS = [assets, transfer, exchange, deposit, withdrawalAddress, withdrawal];
