import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { unitOf } from '../../../src/reference/mock/money';
import { checkAmount } from '../../shared/sandbox/assets';
import { isIban } from '../../shared/sandbox/checks';
import { EXAMPLE_USER, isClosed, SEPA } from '../../shared/sandbox/parties';
import { addBusinessDays } from './business-days';
import { BIC, ibanOfUser, inLatin, registerIban, userOfIban } from './iban';
import type { General } from './types';

/** Data about a payment that the API does not show. */
interface Route {
  readonly payee: string | undefined;
  readonly assignTo: string | undefined;
}

const routes = new WeakMap<Stored<unknown>, Route>();

const EXAMPLE = 'sdp_01931f70-1a2b-7c3d-88ef-b4c5d6e7f809';
/** Default payer of a simulated payment. */
const PAYER = { name: 'Marko Novak', iban: 'DE39999999990012345678' };
const DAY = 86_400_000;

/** Incoming payments to the IBANs of users. */
export const sepaDeposit = behavior<General>({
  start: (world) => {
    // It arrived before the statement begins, so the opening balance includes it.
    world.example('SepaDeposit', EXAMPLE, { createdAt: world.timestamp(world.now - DAY) });
  },
  before: {
    simulateSepaDeposit: ({ body, refuse }, world) => {
      if (!isIban(body.iban)) refuse('iban_invalid', undefined, '/iban');
      if (body.debtor && !isIban(body.debtor.iban))
        refuse('iban_invalid', undefined, '/debtor/iban');
      if (unitOf(body.amount) !== 'EUR') {
        refuse('validation_failed', 'Expected an amount in EUR.', '/amount/currency');
      }
      checkAmount(world, refuse, body.amount);
      return { debtor: body.debtor ?? PAYER, userId: null };
    },
  },
  after: {
    createUser: ({ key }, _call, world) => registerIban(world, key),
    simulateSepaDeposit: (object, { body }, world) => {
      const payee = userOfIban(world, body.iban)?.key;
      routes.set(object, { payee, assignTo: body.assignTo });
      if (payee !== undefined) world.ledger.announce(payee, object.value.amount, object.key);
    },
  },
  moved: {
    SepaDeposit: (object, { from, to }, world) => {
      const { key, value } = object;
      const { payee, assignTo } = routes.get(object) ?? { payee: undefined, assignTo: undefined };
      if (from === 'received' && payee !== undefined) {
        world.ledger.withdrawAnnouncement(payee, value.amount, key);
      }
      if (to !== 'credited') return;
      const userId = payee ?? assignTo ?? EXAMPLE_USER;
      world.change(object, { userId });
      world.ledger.move(SEPA, userId, value.amount, { type: 'sepa', relatedId: key });
    },
  },
  next: {
    SepaDeposit: (object, world) => {
      const { payee, assignTo } = routes.get(object) ?? {};
      if (object.value.status === 'received' && !world.steeredTo(object)) {
        const at = world.now + world.delay('SepaDeposit', 'received', 'credited');
        if (isClosed(world, payee)) return { to: 'returned', at };
        const isFound = payee !== undefined || object.seed;
        return { to: isFound ? 'credited' : 'unmatched', at };
      }
      if (object.value.status !== 'unmatched') return undefined;
      return assignTo === undefined || isClosed(world, assignTo)
        ? { to: 'returned', at: addBusinessDays(world.now, world.figure('unmatchedWindow')) }
        : { to: 'credited', at: world.now + DAY };
    },
  },
  answer: {
    getUserIban: ({ path, refuse }, world) => {
      const user = world.get('User', path.userId);
      if (user?.value.status !== 'active' || user.value.kycLevel !== 'full') {
        return refuse('user_not_eligible');
      }
      registerIban(world, user.key);
      const { firstName, lastName, legalName } = user.value;
      const holder = inLatin(legalName ?? [firstName, lastName].join(' '));
      return { iban: ibanOfUser(user.key), bic: BIC, holder };
    },
  },
});
