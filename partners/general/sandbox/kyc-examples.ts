import { behavior } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import { EXAMPLE_USERS } from '../../shared/sandbox/user';
import { putCase, requirementsOf, withStatus, type Case } from './kyc-case';
import { putVerified, shownIn } from './kyc-outcome';
import type { General } from './types';

const FULL = {
  level: 'full',
  attempt: 1,
  requirements: requirementsOf({ type: 'individual' }, 'full'),
} as const;
const UPLOADED = { ...FULL, mode: 'partner_provided', status: 'initiated' } as const;

/** Users in the examples of this topic, with the progress of their verification. */
const UNVERIFIED: Readonly<Record<string, (world: World<General>) => Partial<Case>>> = {
  'usr_01931f5e-c27f-7081-a293-ae1f20314253': () => ({}),
  'usr_01931f5e-d380-7192-b3a4-bf2031425364': () => UPLOADED,
  'usr_01931f5e-e491-72a3-84b5-c03142536475': () => ({
    ...UPLOADED,
    requirements: withStatus(FULL, 'provided'),
  }),
  'usr_01931f5e-f5a2-73b4-95c6-d14253647586': (world) => ({
    ...FULL,
    mode: 'hosted',
    status: 'rejected',
    ...shownIn('rejected', world, FULL),
  }),
};

/** Verifications of the example users. */
export const kycExamples = behavior<General>({
  start: (world) => {
    for (const id of EXAMPLE_USERS) {
      const user = world.get('User', id);
      if (user) putVerified(world, user.value);
    }
    for (const [index, [id, caseOfUser]] of Object.entries(UNVERIFIED).entries()) {
      world.example('User', id, {
        status: 'pending_verification',
        kycLevel: 'none',
        externalId: `example-applicant-${index + 1}`,
      });
      const user = world.get('User', id);
      if (user) putCase(world, user.value, caseOfUser(world));
    }
  },
});
