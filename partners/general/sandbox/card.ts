import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import { FEES } from '../../shared/sandbox/parties';
import { businessDayAfter } from './business-days';
import {
  closeByProvider,
  endOfExpiry,
  isOpen,
  cannotMissLetter,
  newNumber,
  reason,
  UNUSED,
  usedBefore,
  type Card,
  type CardWorld,
} from './cards';
import { checkFee, holdFee } from './card-fee';
import { canFund } from './card-funding';
import { setDefaultLimits } from './card-limits';
import type { General } from './types';

type CreateCall = OpenCall<General['operations']['createCard']>;
type User = General['schemas']['User'];

/** Currencies of the program's cards. */
const CURRENCIES = ['EUR'];
const CARD_NUMBER = /\d{13,19}/;
/** Hour in UTC at which letters are printed and handed to the carrier. */
const PRINTING_HOUR = 6;
const HOUR = 3_600_000;

/** Latin letters that Unicode does not decompose into a plain letter and an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
};

/** Returns the name to print, `Ana Kovač` → `ANA KOVAC`; undefined for a name in another script. */
function printedName(user: Stored<User> | undefined): string | undefined {
  const value = user?.value;
  const name =
    value?.type === 'individual'
      ? `${value.firstName} ${value.lastName}`
      : (value?.legalName ?? '');
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[ĐÐŁØÆŒÞ]/g, (letter) => SPELLED[letter] ?? '');
  const plain = letters.replace(/[^A-Z0-9 .,'/&-]/g, '');
  const isLatin = /^[A-Z\P{L}]*$/u.test(letters) && plain.length > 1;
  return isLatin ? plain.slice(0, 26).trim() : undefined;
}

function checkOrder({ body, refuse }: CreateCall): void {
  if (
    Object.entries(body.metadata ?? {})
      .flat()
      .some((text) => CARD_NUMBER.test(text))
  ) {
    const detail = '`metadata` looks as if it held a card number.';
    refuse('validation_failed', detail, ['/metadata', 'pattern']);
  }
  const source = body.fundingSource;
  if (!CURRENCIES.includes(body.currency)) {
    refuse('card_currency_not_supported', `Cards are not issued in ${body.currency}.`, '/currency');
  }
  if (source.type === 'fiat_balance' && source.currency !== body.currency) {
    const detail = `The card is in ${body.currency}, the balance in ${source.currency}.`;
    refuse('card_currency_not_supported', detail, ['/fundingSource/currency', 'conflict']);
  }
  if (!canFund(source)) refuse('asset_not_supported', undefined, '/fundingSource/asset');
}

function checkShipping({ body, refuse }: CreateCall): void {
  if (body.type === 'virtual' && body.shipping) {
    refuse('validation_failed', 'A virtual card is not shipped.', '/shipping');
  }
}

function checkNumberOfCards(world: CardWorld, { body, refuse }: CreateCall): void {
  const most = world.figure('openCards');
  const open = world.where('Card', 'userId', body.userId).filter(isOpen);
  if (open.length >= most) {
    refuse('card_limit_reached', `The user has ${most} open cards, the maximum.`);
  }
}

/** The provider's reasons by state of a card. The first one is the default. */
const REASONS: Readonly<Record<string, readonly NonNullable<Card['statusReason']>['code'][]>> = {
  blocked: ['suspected_fraud', 'pin_tries', 'cvv_tries'],
  closed: ['user_closed', 'replaced'],
  expired: ['expired'],
};

/** The lifecycle of a card: order, production, freezes, blocks and closing. */
export const card = behavior<General>({
  check: { createCard: checkOrder },
  before: {
    createCard: (call, world) => {
      const { body, steered } = call;
      checkShipping(call);
      checkNumberOfCards(world, call);
      const nameOnCard =
        body.nameOnCard ??
        printedName(world.get('User', body.userId)) ??
        call.refuse('validation_failed', 'Name the user in Latin letters.', [
          '/nameOnCard',
          'required',
        ]);
      checkFee(world, body, call.refuse);
      const number = newNumber(world);
      const expiresThisMonth = steered.some(({ state }) => state === 'expired');
      return {
        ...UNUSED,
        ...number,
        expiryYear: expiresThisMonth ? new Date(world.now).getUTCFullYear() : number.expiryYear,
        nameOnCard,
        createdAt: world.timestamp(),
        updatedAt: world.timestamp(),
      };
    },
    freezeCard: ({ body }, world) =>
      reason(world, body.reason === 'user_request' ? 'user' : 'partner', body.reason),
    blockCard: ({ body, target, refuse }, world) => {
      if (target && cannotMissLetter(target, body.reason)) {
        refuse('validation_failed', 'No letter of this card is missing.', '/reason');
      }
      return reason(world, 'user', body.reason);
    },
    closeCard: (_call, world) => reason(world, 'partner', 'closed_by_partner'),
  },
  after: {
    createCard: (ordered, _call, world) => {
      setDefaultLimits(world, ordered.key, ordered.value.currency);
      holdFee(world, ordered);
    },
  },
  moved: {
    Card: (object, { from, to, operation }, world) => {
      if (from === 'active') usedBefore.add(object);
      const { status, statusReason, shipping, replaces } = object.value;
      const codes = REASONS[status];
      const isOfProvider =
        statusReason?.by === 'provider' && codes?.includes(statusReason.code) === true;
      if (operation === undefined && codes?.[0] && !isOfProvider) {
        world.change(object, reason(world, 'provider', codes[0]));
      }
      if (to === 'produced') world.ledger.capture(object.key, FEES, 'fee');
      else if (from === 'requested') world.ledger.release(object.key);
      if (to === 'dispatched') {
        const days = world.figure(shipping?.method === 'express' ? 'cardCourier' : 'cardLetter');
        const expectedBy = world.timestamp(businessDayAfter(world.now, days)).slice(0, 10);
        world.change(object, { shipping: { dispatchedAt: world.timestamp(), expectedBy } });
      }
      const replaced = replaces === undefined ? undefined : world.get('Card', replaces);
      if (to === 'active' && replaced) closeByProvider(world, replaced, 'replaced');
    },
    User: ({ key }, { to }, world) => {
      if (to === 'closed') world.schedule('close-cards', key, world.now);
    },
  },
  next: {
    Card: (object, world) => {
      const { status, statusReason, type } = object.value;
      if (status === 'requested' && type === 'physical') {
        return { to: 'produced', at: businessDayAfter(world.now, 1) + PRINTING_HOUR * HOUR };
      }
      if (!['active', 'frozen', 'blocked'].includes(status)) return undefined;
      const end = endOfExpiry(object.value);
      if (status === 'blocked' && statusReason?.code === 'cvv_tries') {
        const lifted = Date.parse(statusReason.since) + world.figure('codeBlock');
        if (lifted < end) return { to: 'active', at: lifted };
      }
      const goal = world.steeredTo(object)?.state;
      return goal === undefined || goal === 'expired' ? { to: 'expired', at: end } : undefined;
    },
  },
  jobs: {
    'close-cards': (userId, world) => {
      for (const object of world.where('Card', 'userId', userId)) {
        closeByProvider(world, object, 'user_closed');
      }
    },
  },
});
