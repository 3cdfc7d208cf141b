import { oncePer } from '../../../src/reference/contract/once-per';
import type { Patch, Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { General } from './types';

export type Case = General['schemas']['KycCase'];
type User = General['schemas']['User'];
type Code = Case['requirements'][number]['code'];

/** Data about a user that the sandbox keeps in addition to the case. */
export interface Memory {
  /** Time of the first attempt that counts. */
  firstAttempt: number;
  /** End of the current approval. */
  validUntil?: number;
  /** Time of the last notice of that end, since both an approval and its renewal plan notices. */
  noticedAt?: number;
  /** Whether a sandbox value rejects every attempt. */
  isRejected?: boolean;
  /** SHA-256 of each announced file, by type and side, `identity_card front`. */
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

/** Keeps a case of a user, which has not started unless `more` overrides that. */
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

/** Returns the requirements of a case. Those accepted before stay accepted. */
export const requirementsOf = (
  { type }: Pick<User, 'type'>,
  level: Case['level'],
  accepted: readonly Code[] = [],
): Case['requirements'] =>
  [
    ...ALWAYS[type],
    ...(level === 'full' ? (['proof_of_address', 'source_of_funds'] as const) : []),
  ].map((code) => ({ code, status: accepted.includes(code) ? 'accepted' : 'missing' }));

/**
 * Returns the requirements with a new status: all that are not accepted, or only the given codes.
 */
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

/** Returns the properties of a new hosted page for the user, or removes them. */
export const pageOf = (world: World<General>, isHosted: boolean): Patch<Case> =>
  isHosted
    ? {
        url: `https://verify.partner.example/s/${world.newId('kyc').slice(-12)}`,
        expiresAt: world.timestamp(world.now + world.figure('kycLink')),
      }
    : { url: null, expiresAt: null };
