import { behavior } from '../../../src/reference/mock/behavior';
import type { Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import {
  caseOf,
  memoryOf,
  pageOf,
  putCase,
  requirementsOf,
  withStatus,
  type Case,
} from './kyc-case';
import type { General } from './types';

const DAY = 86_400_000;
/** Hour in UTC at which the end of an approval is announced. */
const NOTICE_HOUR = 8;

const REJECTIONS: Readonly<Record<'rejected' | 'rejected_final', NonNullable<Case['rejection']>>> =
  {
    rejected: {
      reasons: ['document_unreadable'],
      userMessage: 'Take a new picture in good light.',
      final: false,
    },
    rejected_final: {
      reasons: ['country_not_served'],
      userMessage: 'We cannot offer our services to you.',
      final: true,
    },
  };

/** Returns the last day of an approval that begins now. */
function lastDay(world: World<General>): string {
  const day = new Date(world.now);
  day.setUTCFullYear(day.getUTCFullYear() + world.figure('kycValidity'));
  return day.toISOString().slice(0, 10);
}

/** Returns the properties of a case in a state. */
export function shownIn(
  status: Case['status'],
  world: World<General>,
  value: Pick<Case, 'requirements'>,
): Partial<Case> {
  const decidedAt = world.timestamp();
  switch (status) {
    case 'pending_review':
      return { requirements: withStatus(value, 'provided') };
    case 'action_required':
      return {
        requirements: [
          ...withStatus({ ...value, requirements: value.requirements.slice(0, -1) }, 'accepted'),
          ...withStatus({ ...value, requirements: value.requirements.slice(-1) }, 'refused'),
        ],
      };
    case 'approved':
      return {
        requirements: withStatus(value, 'accepted'),
        expiresOn: lastDay(world),
        decidedAt,
      };
    case 'rejected':
    case 'rejected_final': {
      const refused = value.requirements.find((requirement) => requirement.status !== 'accepted');
      return {
        requirements: withStatus(value, 'accepted').map((requirement) =>
          requirement.code === refused?.code ? { ...requirement, status: 'refused' } : requirement,
        ),
        rejection: REJECTIONS[status],
        decidedAt,
      };
    }
    default:
      return {};
  }
}

/** Schedules the notices of the end of an approval, and the end itself. */
export function planEnd(world: World<General>, { userId, expiresOn = '' }: Case): void {
  const end = Date.parse(expiresOn) + DAY;
  memoryOf(world, userId).validUntil = end;
  for (const before of world.series('kycReminders')) {
    const at = Date.parse(expiresOn) - before + NOTICE_HOUR * 3_600_000;
    world.schedule('kyc expires soon', userId, at);
  }
  world.schedule('kyc runs out', userId, end);
}

/** Creates an approved case for a user who was verified without a call of yours. */
export function putVerified(world: World<General>, user: General['schemas']['User']): void {
  const requirements = requirementsOf(user, 'full');
  const verified = putCase(world, user, {
    mode: 'hosted',
    level: 'full',
    attempt: 1,
    requirements,
  });
  world.change(verified, { status: 'approved', ...shownIn('approved', world, verified.value) });
  world.plan(verified);
  planEnd(world, verified.value);
}

function suspend(world: World<General>, userId: string): void {
  const user = world.get('User', userId);
  if (user?.value.status !== 'active') return;
  const [since, reason] = [world.timestamp(), 'verification_expired'] as const;
  world.move(user, 'suspended', { suspension: { by: 'provider', reason, note: null, since } });
}

/** Gives a user the level of an approval. */
function grant(world: World<General>, { value: { userId, level = 'basic' } }: Stored<Case>): void {
  const user = world.get('User', userId);
  const { status, suspension, kycLevel } = user?.value ?? {};
  if (!user || status === 'closed') return;
  if (status === 'pending_verification' || suspension?.reason === 'verification_expired') {
    world.move(user, 'active', { kycLevel: level });
  } else if (kycLevel !== level) {
    world.change(user, { kycLevel: level });
    world.emit('user.updated', user);
  }
}

/** The results of a verification, for the case and for its user. */
export const kycOutcome = behavior<General>({
  moved: {
    KycCase: (entity, { to }, world) => {
      const status = to as Case['status'];
      const isHosted = entity.value.mode === 'hosted';
      const hasPage = isHosted && (status === 'initiated' || status === 'action_required');
      world.change(entity, {
        ...pageOf(world, hasPage),
        ...shownIn(status, world, entity.value),
      });
      if (status === 'approved') planEnd(world, entity.value);
      // Scheduled, so that the event of the case is sent before that of the user.
      if (status === 'approved' || status === 'expired') {
        world.schedule('kyc decided', entity.value.userId, world.now);
      }
    },
    User: (user, { from, to }, world) => {
      const open = caseOf(world, user.key);
      if (to === 'closed' && open) world.plan(open);
      if (to === 'active' && from === 'pending_verification' && open?.value.status !== 'approved') {
        putVerified(world, user.value);
      }
      // The approval may have expired while the user was suspended.
      if (from === 'suspended') world.schedule('kyc runs out', user.key, world.now);
    },
  },
  jobs: {
    'kyc decided': (userId, world) => {
      const decided = caseOf(world, userId);
      if (decided?.value.status === 'approved') grant(world, decided);
      else suspend(world, userId);
    },
    'kyc expires soon': (userId, world) => {
      if (world.get('User', userId)?.value.status === 'closed') return;
      const open = caseOf(world, userId);
      const memory = memoryOf(world, userId);
      const days = Math.ceil(((memory.validUntil ?? 0) - DAY - world.now) / DAY);
      const isDue =
        world.series('kycReminders').includes(days * DAY) && memory.noticedAt !== world.now;
      if (open?.value.status === 'approved' && isDue) {
        memory.noticedAt = world.now;
        world.emit('kyc.expiring', open);
      }
    },
    // For a renewal that is undecided when the old approval ends, or a suspension that ends after
    // it.
    'kyc runs out': (userId, world) => {
      const open = caseOf(world, userId);
      const { validUntil = Infinity } = memoryOf(world, userId);
      if (open?.value.status !== 'approved' && validUntil <= world.now) suspend(world, userId);
    },
  },
});
