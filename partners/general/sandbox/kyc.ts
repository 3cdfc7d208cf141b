import { behavior } from '../../../src/reference/mock/behavior';
import type { Patch, Stored } from '../../../src/reference/mock/behavior';
import type { Refuse } from '../../../src/reference/mock/problems';
import type { World } from '../../../src/reference/mock/world';
import { FEES, PARTNER } from '../../shared/sandbox/parties';
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
/** The only phone number of the sandbox that messages do not reach. */
const UNREACHABLE_PHONE = '+447700900000';
/** SHA-256 of an empty file. */
const EMPTY_FILE = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The requirements that each type of document meets. */
const MEETS = {
  passport: ['identity_document'],
  identity_card: ['identity_document'],
  residence_permit: ['identity_document'],
  selfie: ['selfie'],
  proof_of_address: ['proof_of_address'],
  source_of_funds: ['source_of_funds'],
  company_register: ['company_register', 'beneficial_owners'],
} as const satisfies Record<
  General['schemas']['KycDocumentType'],
  readonly Case['requirements'][number]['code'][]
>;

/** Returns the number of the attempt that begins now; undefined if none is left. */
function nextAttempt(world: World<General>, { userId, attempt }: Case): number | undefined {
  const memory = memoryOf(world, userId);
  if (world.now - memory.firstAttempt >= world.figure('kycAttemptsWindow')) {
    memory.firstAttempt = world.now;
    return 1;
  }
  return attempt < world.figure('kycAttempts') ? attempt + 1 : undefined;
}

const feeOf = (world: World<General>, level: Case['level']) => {
  const nothing = { amount: '0.00', currency: 'EUR' };
  return level === 'full' ? world.fee('kyc-full', nothing) : nothing;
};

/** Takes the fee of an attempt. */
const charge = (world: World<General>, { value: { id, level } }: Stored<Case>): void => {
  world.ledger.move(PARTNER, FEES, feeOf(world, level), { type: 'fee', relatedId: id });
};

/** Returns the properties of a case when an attempt begins. Refuses one that cannot be paid. */
function opened(
  world: World<General>,
  { value }: Stored<Case>,
  { mode, level, attempt }: Pick<Case, 'mode' | 'level' | 'attempt'>,
  refuse: Refuse,
): Patch<Case> {
  if (!world.ledger.covers(PARTNER, feeOf(world, level))) {
    refuse('insufficient_balance', 'Your balance does not cover the fee of the verification.');
  }
  const user = world.get('User', value.userId);
  memoryOf(world, value.userId).files.clear();
  const isRaise = value.status === 'approved' && value.level === 'basic' && level === 'full';
  const accepted = isRaise ? value.requirements.map(({ code }) => code) : [];
  return {
    attempt,
    ...pageOf(world, mode === 'hosted'),
    requirements: requirementsOf(user?.value ?? { type: 'individual' }, level, accepted),
  };
}

const isRenewal = (world: World<General>, { expiresOn = '' }: Case): boolean =>
  Date.parse(expiresOn) - world.now <= world.figure('kycRenewal');

/** The calls of a verification. Its results are in `kyc-outcome.ts`. */
export const kyc = behavior<General>({
  before: {
    startKyc: ({ body, target, steered, refuse }, world) => {
      if (!target) return undefined;
      const { status, level } = target.value;
      if (body.redirectUrl !== undefined && !body.redirectUrl.startsWith('https://')) {
        const detail = '`redirectUrl` is no https address.';
        refuse('validation_failed', detail, ['/redirectUrl', 'format']);
      }
      const isReached = status === 'approved' && (level === 'full' || body.level === 'basic');
      if (isReached && !isRenewal(world, target.value)) refuse('kyc_already_approved');
      const { phone } = world.get('User', target.value.userId)?.value ?? {};
      if (body.mode === 'partner_provided' && phone === UNREACHABLE_PHONE) {
        refuse('contact_not_verified');
      }
      const attempt = nextAttempt(world, target.value) ?? refuse('kyc_attempts_exceeded');
      const patch = opened(world, target, { ...body, attempt }, refuse);
      memoryOf(world, target.value.userId).isRejected = steered.some(
        ({ state }) => state === 'rejected',
      );
      return patch;
    },
    restartKyc: ({ target, refuse }, world) => {
      if (!target) return undefined;
      const attempt = nextAttempt(world, target.value) ?? refuse('kyc_attempts_exceeded');
      return opened(world, target, { ...target.value, attempt }, refuse);
    },
    createKycDocument: ({ body, path, refuse }, world) => {
      const open = caseOf(world, path.userId);
      if (open?.value.mode !== 'partner_provided') refuse('kyc_not_open');
      const isAskedFor = open?.value.requirements.some(({ code }) =>
        (MEETS[body.type] as readonly string[]).includes(code),
      );
      if (isAskedFor !== true) {
        refuse('document_type_unsupported', `The case does not ask for ${body.type}.`, '/type');
      }
      return {
        uploadUrl: `https://upload.partner.example/d/${world.newId('kyd').slice(-12)}`,
        expiresAt: world.timestamp(world.now + world.figure('uploadValidity')),
      };
    },
    submitKyc: ({ target, refuse }, world) => {
      if (target?.value.mode !== 'partner_provided') return refuse('kyc_not_open');
      const { requirements, userId } = target.value;
      const open = requirements.flatMap(({ code, status }, index) =>
        status === 'missing' || status === 'refused'
          ? [{ code, place: `/requirements/${index}` }]
          : [],
      );
      if (open.length > 0) {
        const detail = `Not there yet: ${open.map(({ code }) => code).join(', ')}.`;
        refuse('document_missing', detail, ...open.map(({ place }) => place));
      }
      for (const [file, sha256] of memoryOf(world, userId).files) {
        if (sha256 === EMPTY_FILE) refuse('document_unreadable', `The file of ${file} is empty.`);
      }
      return undefined;
    },
  },
  after: {
    startKyc: (started, _call, world) => charge(world, started),
    restartKyc: (restarted, _call, world) => charge(world, restarted),
    createUser: (user, _call, world) => {
      putCase(world, user.value);
    },
    // The sandbox receives no files, so an announced file counts as uploaded.
    createKycDocument: (_document, { body, path }, world) => {
      const open = caseOf(world, path.userId);
      if (!open) return;
      const { files } = memoryOf(world, path.userId);
      const isCard = body.type === 'identity_card' || body.type === 'residence_permit';
      files.set(isCard ? `${body.type} ${body.side ?? ''}` : body.type, body.sha256);
      const isComplete =
        !isCard || ['front', 'back'].every((side) => files.has(`${body.type} ${side}`));
      if (!isComplete) return;
      world.change(open, { requirements: withStatus(open.value, 'provided', MEETS[body.type]) });
    },
  },
  answer: {
    getKyc: ({ path, target }, world) => {
      const open = target ?? caseOf(world, path.userId);
      if (!open) throw new Error(`${path.userId} has no case.`);
      const { expiresAt } = open.value;
      if (expiresAt !== undefined && Date.parse(expiresAt) <= world.now) {
        world.change(open, pageOf(world, true));
      }
      return open.value;
    },
  },
  next: {
    KycCase: ({ value: { status, mode, userId, expiresOn = '' } }, world) => {
      if (world.get('User', userId)?.value.status === 'closed') return 'nothing';
      if (status === 'initiated' && mode === 'partner_provided') return 'nothing';
      if (status === 'pending_review' && memoryOf(world, userId).isRejected === true) {
        return { to: 'rejected', at: world.now + world.figure('kycReview') };
      }
      if (status === 'approved') return { to: 'expired', at: Date.parse(expiresOn) + DAY };
      return undefined;
    },
    // In this docs set, users become active only by their verification.
    User: ({ value: { status } }) => (status === 'pending_verification' ? 'nothing' : undefined),
  },
});
