import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import { checkIban } from './iban';
import type { General } from './types';

type Check = General['schemas']['PayeeVerification'];
type Result = Check['result'];
type TransferCall = OpenCall<General['operations']['createSepaTransfer']>;

/** The payee of a check, and whether a transfer has used the check. */
interface Asked {
  readonly name: string;
  readonly iban: string;
  isUsed: boolean;
}

const asked = new WeakMap<Stored<unknown>, Asked>();

/** Results of the sandbox's banks by name. All other names match the account. */
const RESULTS = new Map<string, { readonly result: Result; readonly name?: string }>([
  ['Ana Kovac', { result: 'close_match', name: 'Ana Kovač' }],
  ['Nobody Here', { result: 'no_match' }],
  ['Bank Silent', { result: 'not_available' }],
]);

const resultFor = (name: string) => RESULTS.get(name) ?? ({ result: 'match' } as const);

/** The payee in the example of the contract. */
const EXAMPLE = { name: 'Marko Novak', iban: 'DE39999999990012345678' };

/** Whether a check is valid for a transfer to this payee. */
function isGood(world: World<General>, check: Stored<Check>, name: string, iban: string): boolean {
  const question = asked.get(check);
  const isFresh =
    Date.parse(check.value.checkedAt) + world.figure('payeeCheckValidity') >= world.now;
  if (!question) return false;
  const isNamed = name === question.name || name === check.value.name;
  return isFresh && !question.isUsed && isNamed && iban === question.iban;
}

/** Returns the check of a transfer: the valid one that the request names, or else a new one. */
export function checkPayee({ body, refuse }: TransferCall, world: World<General>): Stored<Check> {
  const { name, iban } = body.creditor;
  const id = body.payeeVerificationId;
  const shown = id === undefined ? undefined : world.get('PayeeVerification', id);
  const isShown = shown !== undefined && isGood(world, shown, name, iban);
  const { result } = isShown ? shown.value : resultFor(name);
  const isDoubtful = result === 'no_match' || result === 'not_available';
  if (isDoubtful && !body.payeeRiskAccepted) {
    refuse('payee_no_match_unconfirmed', undefined, '/creditor/name');
  }
  if (isShown) return shown;
  const made = { id: '', checkedAt: world.timestamp(), ...resultFor(name) };
  const check = world.create('PayeeVerification', made);
  asked.set(check, { name, iban, isUsed: false });
  return check;
}

/** Marks a check as used, since it is valid for only one transfer. */
export function usePayeeCheck(check: Stored<Check>): void {
  const question = asked.get(check);
  if (question) question.isUsed = true;
}

/** Payee checks before a transfer. */
export const payee = behavior<General>({
  seeded: {
    PayeeVerification: (check) => {
      asked.set(check, { ...EXAMPLE, isUsed: false });
    },
  },
  before: {
    verifyPayee: ({ body, refuse }) => {
      checkIban(refuse, body.iban, '/iban');
      const { result, name = null } = { name: undefined, ...resultFor(body.name) };
      return { result, name };
    },
  },
  after: {
    verifyPayee: (check, { body }) => {
      asked.set(check, { name: body.name, iban: body.iban, isUsed: false });
    },
  },
});
