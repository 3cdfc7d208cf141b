/** Digits, grouped like card numbers. */
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

/** Whether the check digit is valid, by ISO/IEC 7812-1. */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A value in a text, and its problem. */
export interface Find {
  readonly index: number;
  readonly message: string;
}

const findsOf = (
  text: string,
  pattern: RegExp,
  messageOf: (value: string) => string | undefined,
): readonly Find[] =>
  [...text.matchAll(pattern)].flatMap(({ index, 0: value }) => {
    const message = messageOf(value);
    return message === undefined ? [] : [{ index, message }];
  });

/** Finds values that are, or look like, card numbers or working keys. */
export const secretsIn = (text: string): readonly Find[] => [
  ...findsOf(text, CARD_NUMBER, (value) =>
    passesLuhn(value) ? `${value} looks like a card number` : undefined,
  ),
  ...SECRETS.flatMap(([what, pattern]) =>
    findsOf(text, pattern, (value) => `${value} looks like ${what}`),
  ),
];
