import { behavior } from '../../../src/reference/mock/behavior';
import type { RebellPay } from './types';

/** Verification of users: in this docs set, the provider does it without a call of yours. */
export const verification = behavior<RebellPay>({
  next: {
    User: ({ value: { status } }, { now, figure }) =>
      status === 'pending_verification'
        ? { to: 'active', at: now + figure('userVerification') }
        : undefined,
  },
});
