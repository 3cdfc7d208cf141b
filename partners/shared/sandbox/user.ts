import { behavior } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import { EXAMPLE_USER } from './parties';
import type { Shared } from './types';

type User = Shared['schemas']['User'];
type OfOneType = 'individual' | 'business';

/** Fields that an approved verification confirms, by type of user. */
const CONFIRMED = {
  individual: ['firstName', 'lastName', 'dateOfBirth', 'nationality'],
  business: ['legalName', 'registrationNumber', 'incorporatedOn'],
} as const satisfies Record<OfOneType, readonly (keyof User)[]>;

function isOfAge(dateOfBirth: string, { now, figure }: World<Shared>): boolean {
  const birthday = new Date(`${dateOfBirth}T00:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + figure('minimumAge'));
  return birthday.getTime() <= now;
}

/** The example users are active and verified, except for two suspended ones. */
const SUSPENDED_BY_PROVIDER = 'usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20';
const SUSPENDED_BY_PARTNER = 'usr_01931f5e-a05d-7e6f-8071-8c9d0e1f2031';
export const EXAMPLE_USERS = [
  EXAMPLE_USER,
  'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f',
  'usr_01931f5e-b16e-7f70-9182-9d0e1f203142',
  SUSPENDED_BY_PROVIDER,
  SUSPENDED_BY_PARTNER,
];

/** Users: their data, locked fields, suspensions and closures. */
export const user = behavior<Shared>({
  start: (world) => {
    // Avoids the external ids of the guides, whose customers readers create themselves.
    for (const [index, id] of EXAMPLE_USERS.entries()) {
      world.example('User', id, { externalId: `example-user-${index + 1}` });
    }
    const since = world.timestamp();
    world.example('User', SUSPENDED_BY_PROVIDER, {
      status: 'suspended',
      suspension: { by: 'provider', reason: 'compliance_review', since },
    });
    world.example('User', SUSPENDED_BY_PARTNER, {
      status: 'suspended',
      suspension: { by: 'partner', reason: 'user_request', since },
    });
    // Creates them now: if they were created on first use, they would be suspended before that.
    for (const id of EXAMPLE_USERS) world.get('User', id);
  },
  moved: {
    User: (entity, { to }, world) => {
      if (to === 'active' && entity.value.kycLevel === 'none') {
        world.change(entity, { kycLevel: 'full' });
      }
    },
  },
  check: {
    createUser: ({ body, refuse }, world) => {
      if (body.type === 'individual' && !isOfAge(body.dateOfBirth, world)) {
        refuse('age_below_minimum');
      }
      if (Date.parse(body.termsAcceptedAt) > world.now) {
        const future = '`termsAcceptedAt` is in the future.';
        refuse('validation_failed', future, ['/termsAcceptedAt', 'maximum']);
      }
    },
  },
  before: {
    updateUser: ({ body, target, refuse }, world) => {
      if (!target) return undefined;
      const { type, kycLevel } = target.value;
      const other = type === 'business' ? 'individual' : 'business';
      const misplaced = CONFIRMED[other].find((name) => Object.hasOwn(body, name));
      if (misplaced !== undefined) {
        const detail = `A user of the type \`${type}\` has no \`${misplaced}\`.`;
        refuse('validation_failed', detail, `/${misplaced}`);
      }
      const isChanged = (name: keyof typeof body & keyof User) =>
        body[name] !== undefined && body[name] !== target.value[name];
      const locked = kycLevel === 'none' ? [] : CONFIRMED[type].filter(isChanged);
      if (locked.length > 0) {
        const places = locked.map((name) => `/${name}`);
        refuse('user_data_locked', 'A verification has confirmed it.', ...places);
      }
      if (body.dateOfBirth !== undefined && !isOfAge(body.dateOfBirth, world)) {
        refuse('age_below_minimum');
      }
      return undefined;
    },
    suspendUser: ({ body }, world) => ({
      suspension: {
        by: 'partner',
        reason: body.reason,
        note: body.note ?? null,
        since: world.timestamp(),
      },
    }),
    reactivateUser: () => undefined,
    closeUser: ({ body, path, refuse }, { ledger, timestamp }) => {
      const isEmpty = (unit: string) =>
        Object.values(ledger.balance(path.userId, unit)).every(({ amount }) =>
          /^[0.]+$/.test(amount),
        );
      if (!ledger.units(path.userId).every(isEmpty)) refuse('balance_not_zero');
      return { closure: { reason: body.reason, closedAt: timestamp() } };
    },
  },
});
