import { textFiles } from '../site';
import type { Rule } from './rule';

/** Digits in the groups in which card numbers are written. */
const CARD_NUMBER =
  /(?<![\w.-])(?:[2-6]\d{12,18}|[2-6]\d{3}([ -])\d{4}\1\d{4}\1\d{1,7}|3\d{3}[ -]\d{6}[ -]\d{5})(?![\w.-]*\w)/g;

const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['an API key outside the sandbox', /\b[spr]k_(?!sandbox_)[a-z]+_\w{6,}/g],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['an AWS key', /\bA(?:KIA|SIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[opsu]_\w{30,}|github_pat_\w{20,})/g],
  ['a Slack token', /\bxox[abpors]-[\w-]{10,}/g],
  ['a Google key', /\bAIza[\w-]{30,}/g],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
];

/** Check digit of ISO/IEC 7812-1. */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Nothing that is, or looks like, a card number or a key that works somewhere. */
export const secrets: Rule = {
  name: 'no card numbers and no keys',
  perPage: 1,
  check(site) {
    const files = textFiles(site);
    return {
      checked: files.length,
      faults: files.flatMap(({ file, content }) => [
        ...(content.match(CARD_NUMBER) ?? [])
          .filter(passesLuhn)
          .map((number) => `${file}: ${number} looks like a card number`),
        ...SECRETS.flatMap(([what, pattern]) =>
          (content.match(pattern) ?? []).map((value) => `${file}: ${value} looks like ${what}`),
        ),
      ]),
    };
  },
};
