import { over, unitOf, type Amount } from '../../../src/reference/mock/money';

/** Units of an asset for one euro, spread included. The rates of the sandbox stand still. */
const PER_EURO: Readonly<Record<string, string>> = {
  'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': '1.084000',
};

/** What an amount is worth in euros. */
export const inEuros = (amount: Amount): { amount: string; currency: string } => ({
  amount: over(amount, PER_EURO[unitOf(amount)] ?? '1', 2, 'up'),
  currency: 'EUR',
});
