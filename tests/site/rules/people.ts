import { textFiles } from '../site';
import type { Rule } from './rule';

const IBAN = /(?<![\w/-])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\w-])/g;
const PHONE = /(?<![\w.+/-])\+[1-9]\d{0,2}(?:[ -]?\d{2,4}){2,4}(?![\w.-])/g;
const ADDRESS = /(?<![\w])0x[\da-fA-F]{40}(?![\w])/g;
const LEI = /(?<![\w])\d{4}00[A-Z\d]{12}\d{2}(?![\w])/g;

/** Lengths of the IBANs of the countries that pages show (ISO 13616 registry). */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  DE: 22,
  ES: 24,
  FR: 27,
  IT: 27,
  NL: 18,
  SI: 19,
};
/** Bank codes that are never assigned. */
const NO_BANK = /^(?:99|0000)/;
/** Wrong on purpose: pages tell readers to reject these check digits. */
const WRONG_IBANS: ReadonlySet<string> = new Set(['DE00999999990012345678', 'SI38990000000000471']);
/** Ranges reserved for fiction: Ofcom (United Kingdom), NANPA. */
const FICTION = /^\+(?:447700900\d{3}|1\d{3}55501\d{2})$/;
/**
 * The examples of EIP-55, in any case, the contracts of USDC and USDT, and addresses without an
 * owner.
 */
const KNOWN_ADDRESSES =
  /^0x(?:5aaeb6053f3e94c9b9a09f33669435e7ef1beaed|fb6916095ca1df60bb79ce92ce3ea74c37c5d359|dbf03b407c01e7cd3cbea99509d93f8dddc8c6fb|a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48|dac17f958d2ee523a2206206994597c13d831ec7|0{37}[\da-f]{3}|(4242){10})$/i;
const SAMPLE_LEI = /^529900ABCDEFGHIJKL19$/;

/** Returns the remainder of ISO 7064 mod 97-10, which is 1 for correct check digits. */
export function ibanRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = Array.from(moved, (letter) => parseInt(letter, 36).toString()).join('');
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);
}

function ibanFault(written: string): string | undefined {
  const iban = written.replace(/ /g, '');
  const length = LENGTHS[iban.slice(0, 2)];
  if (length === undefined || iban.length !== length || WRONG_IBANS.has(iban)) return undefined;
  if (!NO_BANK.test(iban.slice(4))) return 'names a bank that may exist';
  return ibanRemainder(iban) === 1 ? undefined : 'has wrong check digits';
}

const FINDERS: readonly (readonly [RegExp, (value: string) => string | undefined])[] = [
  [IBAN, ibanFault],
  [
    PHONE,
    (value) =>
      FICTION.test(value.replace(/[ -]/g, '')) ? undefined : 'may be somebody’s phone number',
  ],
  [ADDRESS, (value) => (KNOWN_ADDRESSES.test(value) ? undefined : 'may be somebody’s wallet')],
  [LEI, (value) => (SAMPLE_LEI.test(value) ? undefined : 'may be the LEI of a firm')],
];

/** No account, phone number, wallet or LEI may belong to someone. */
export const people: Rule = {
  name: 'accounts, phone numbers, wallets and LEIs have no owner',
  perPage: 1,
  ofWords: true,
  check(site) {
    let checked = 0;
    const faults = textFiles(site).flatMap(({ file, content }) =>
      FINDERS.flatMap(([pattern, faultOf]) => {
        const matches = content.match(pattern) ?? [];
        checked += matches.length;
        return [...new Set(matches)].flatMap((value) => {
          const fault = faultOf(value);
          return fault === undefined ? [] : [`${file}: ${value} ${fault}`];
        });
      }),
    );
    return { checked, faults };
  },
};
