import { oncePer } from '../../../src/reference/contract/once-per';
import type { Patch, Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { General } from './types';

export type Case = General['schemas']['KycCase'];
type User = General['schemas']['User'];
type Code = Case['requirements'][number]['code'];

/** What the sandbox remembers of a user beside the case. */
export interface Memory {
  /** Moment of the first attempt that counts. */
  firstAttempt: number;
  /** End of the approval that is valid now. */
  validUntil?: number;
  /** Moment of the last notice of that end: a renewed approval plans its notices as well. */
  noticedAt?: number;
  /** Whether a sandbox value has every attempt rejected. */
  isRejected?: boolean;
  /** SHA-256 of each file that was announced, by type and side, `identity_card front`. */
  readonly files: Map<string, string>;
}

const memoriesIn = oncePer<object, Map<string, Memory>>(() => new Map());

export function memoryOf(world: object, userId: string): Memory {
  const memories = memoriesIn(world);
  const memory = memories.get(userId) ?? { firstAttempt: -Infinity, files: new Map() };
  memories.set(userId, memory);
  return memory;
}

const pathOf = (userId: string) => `/users/${userId}/kyc`;

export const caseOf = (world: World<General>, userId: string): Stored<Case> | undefined =>
  world.get('KycCase', pathOf(userId));

/** Keeps the case of a user; before anything was asked for, unless `more` says otherwise. */
export function putCase(world: World<General>, { id, createdAt }: User, more: Partial<Case> = {}) {
  return world.put('KycCase', pathOf(id), {
    id: world.newId('kyc'),
    userId: id,
    status: 'not_started',
    attempt: 0,
    requirements: [],
    createdAt,
    ...more,
  });
}

const ALWAYS: Readonly<Record<User['type'], readonly Code[]>> = {
  individual: ['identity_document', 'selfie'],
  business: ['company_register', 'beneficial_owners'],
};

/** What a case asks for; what was accepted before stays accepted. */
export const requirementsOf = (
  { type }: Pick<User, 'type'>,
  level: Case['level'],
  accepted: readonly Code[] = [],
): Case['requirements'] =>
  [
    ...ALWAYS[type],
    ...(level === 'full' ? (['proof_of_address', 'source_of_funds'] as const) : []),
  ].map((code) => ({ code, status: accepted.includes(code) ? 'accepted' : 'missing' }));

/** The requirements with another status, all of them or those with the given codes. */
export const withStatus = (
  { requirements }: Pick<Case, 'requirements'>,
  status: Case['requirements'][number]['status'],
  codes?: readonly Code[],
): Case['requirements'] =>
  requirements.map((requirement) =>
    requirement.status !== 'accepted' && (codes?.includes(requirement.code) ?? true)
      ? { ...requirement, status }
      : requirement,
  );

/** A hosted page for the user, where the case has one now. */
export const pageOf = (world: World<General>, isHosted: boolean): Patch<Case> =>
  isHosted
    ? {
        url: `https://verify.partner.example/s/${world.newId('kyc').slice(-12)}`,
        expiresAt: world.timestamp(world.now + world.figure('kycLink')),
      }
    : { url: null, expiresAt: null };
