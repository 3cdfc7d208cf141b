import type { Forms } from '../contract/money';

/** `{ amount, currency }`, `{ amount, asset }` and `{ feeId, type, amount }`. */
export const FORMS: Forms = {
  amounts: [
    { value: 'amount', unit: 'currency', units: { type: 'string', pattern: '^[A-Z]{3}$' } },
    { value: 'amount', unit: 'asset', units: { type: 'string' } },
  ],
  charge: {
    fee: 'feeId',
    amount: 'amount',
    kind: {
      name: 'type',
      ofBasis: {
        fixed: 'provider',
        percent: 'provider',
        tiered: 'provider',
        pass_through: 'network',
      },
    },
  },
};
