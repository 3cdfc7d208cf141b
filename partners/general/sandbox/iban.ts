import { oncePer } from '../../../src/reference/contract/once-per';
import type { Stored } from '../../../src/reference/mock/behavior';
import type { Refuse } from '../../../src/reference/mock/problems';
import type { World } from '../../../src/reference/mock/world';
import { isForeignIban, isIban } from '../../shared/sandbox/checks';
import { EXAMPLE_USER } from '../../shared/sandbox/parties';
import type { General } from './types';

type User = General['schemas']['User'];

/** Bank code of the sandbox, which no bank has. */
const BANK = '99999';
export const BIC = 'XXXXSI2XXXX';

/** Returns the IBAN of the sandbox for an account number of ten digits. */
function ibanOf(account: string): string {
  const digits = `${BANK}${account}281800`; // S is 28 and I is 18 (ISO 13616).
  const check = 98n - (BigInt(digits) % 97n);
  return `SI${String(check).padStart(2, '0')}${BANK}${account}`;
}

/** The account in the examples. */
const EXAMPLE_ACCOUNT = '0000012345';

/** Returns the IBAN of a user, which never changes. */
export function ibanOfUser(id: string): string {
  if (id === EXAMPLE_USER) return ibanOf(EXAMPLE_ACCOUNT);
  const digits = BigInt(`0x${id.slice(-14).replace('-', '')}`) % 10n ** 10n;
  return ibanOf(String(digits).padStart(10, '0'));
}

/** Users by their IBAN, for IBANs that were issued. */
const ibansIn = oncePer<World<General>, Map<string, string>>(() => new Map());

/** Registers the IBAN of a user. */
export function registerIban(world: World<General>, userId: string): void {
  ibansIn(world).set(ibanOfUser(userId), userId);
}

/** Returns the user with an IBAN. */
export function userOfIban(world: World<General>, iban: string): Stored<User> | undefined {
  registerIban(world, EXAMPLE_USER);
  const id = ibansIn(world).get(iban);
  return id === undefined ? undefined : world.get('User', id);
}

/** Returns a name in the SEPA Latin character set, cut to the maximum length of banks. */
export const inLatin = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, '')
    .slice(0, 70);

/** Countries whose banks accept instant transfers: those of the euro area. */
const EURO_AREA =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA'.split(' ');

/** Countries of SEPA outside the European Economic Area. */
const OUTSIDE_EEA = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ');

/** Refuses an invalid IBAN, and an account at a bank outside SEPA. */
export function checkIban(refuse: Refuse, iban: string, place: string): void {
  if (isForeignIban(iban)) refuse('creditor_not_reachable', undefined, place);
  if (!isIban(iban)) refuse('iban_invalid', undefined, place);
}

/** Whether a transfer to a bank requires the postal address of the payee. */
export const needsAddress = (iban: string): boolean => OUTSIDE_EEA.includes(iban.slice(0, 2));

export const takesInstant = (iban: string): boolean => EURO_AREA.includes(iban.slice(0, 2));
