/** Checks of identifiers that need only the text itself. */

const WORD = (1n << 64n) - 1n;
const rotate = (word: bigint, by: number): bigint =>
  ((word << BigInt(by)) | (word >> BigInt(64 - by))) & WORD;

/** Applies Keccak-f[1600], the permutation of FIPS 202, in place. Lane (x, y) is at `x + 5 * y`. */
function permute(lanes: bigint[]): void {
  const at = (x: number, y: number): bigint => lanes[(x % 5) + 5 * (y % 5)] ?? 0n;
  const five = [0, 1, 2, 3, 4];
  let shift = 1;
  for (let round = 0; round < 24; round += 1) {
    const columns = five.map((x) => five.reduce((parity, y) => parity ^ at(x, y), 0n));
    const column = (x: number): bigint => columns[x % 5] ?? 0n;
    lanes.forEach((lane, index) => {
      const x = index % 5;
      lanes[index] = lane ^ column(x + 4) ^ rotate(column(x + 1), 1);
    });
    let [x, y, moved] = [1, 0, at(1, 0)];
    for (let step = 1; step <= 24; step += 1) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = at(x, y);
      lanes[x + 5 * y] = rotate(moved, ((step * (step + 1)) / 2) % 64);
      moved = next;
    }
    for (const row of five) {
      const before = five.map((place) => at(place, row));
      const lane = (place: number): bigint => before[place % 5] ?? 0n;
      for (const place of five) {
        lanes[place + 5 * row] = lane(place) ^ ((lane(place + 1) ^ WORD) & lane(place + 2));
      }
    }
    // The bits of the round constant come from a shift register.
    for (let bit = 0; bit < 7; bit += 1) {
      shift = ((shift << 1) ^ ((shift >> 7) * 0x71)) % 256;
      if ((shift & 2) !== 0) lanes[0] = at(0, 0) ^ (1n << ((1n << BigInt(bit)) - 1n));
    }
  }
}

/** Block size of Keccak-256 in bytes. */
const RATE = 136;

/**
 * Returns the Keccak-256 hash (as in Ethereum) of fewer than 136 ASCII characters, in hexadecimal.
 */
export function keccak256(text: string): string {
  const block = new Uint8Array(RATE);
  block.set(new TextEncoder().encode(text));
  block[text.length] = (block[text.length] ?? 0) ^ 0x01;
  block[RATE - 1] = (block[RATE - 1] ?? 0) ^ 0x80;
  const view = new DataView(block.buffer);
  const lanes = Array.from({ length: 25 }, (_, index) =>
    index < RATE / 8 ? view.getBigUint64(index * 8, true) : 0n,
  );
  permute(lanes);
  const digest = new DataView(new ArrayBuffer(32));
  lanes.slice(0, 4).forEach((lane, index) => digest.setBigUint64(index * 8, lane, true));
  return Array.from({ length: 32 }, (_, index) =>
    digest.getUint8(index).toString(16).padStart(2, '0'),
  ).join('');
}

/** Returns an EVM address with its EIP-55 checksum, which is the case of the letters. */
export function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak256(digits);
  const checked = Array.from(digits, (digit, index) =>
    parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${checked.join('')}`;
}

/** Returns an EVM address derived from a text, such as the identifier of an order. */
export const evmAddressFor = (text: string): string =>
  withChecksum(`0x${keccak256(text).slice(-40)}`);

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Returns the error of an invalid EVM address. The zero address is invalid: it has no owner. */
export function evmAddressError(
  address: string,
): 'address_invalid' | 'address_checksum_mismatch' | undefined {
  if (!EVM_ADDRESS.test(address) || /^0x0+$/.test(address)) return 'address_invalid';
  const hasOneCase = [address.slice(2).toLowerCase(), address.slice(2).toUpperCase()].includes(
    address.slice(2),
  );
  return hasOneCase || withChecksum(address) === address ? undefined : 'address_checksum_mismatch';
}

/** A known address that an exchange shares among its customers. */
const SHARED = '0xdbf03b407c01e7cd3cbea99509d93f8dddc8c6fb';

/** Whether an address requires a memo, without which a payment cannot be assigned. */
export const needsMemo = (address: string): boolean => address.toLowerCase() === SHARED;

/** Reads the lengths of IBANs by country from a list such as `SI19 AT20`. */
const lengthsIn = (list: string): ReadonlyMap<string, number> =>
  new Map(list.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));

const IN_SEPA = lengthsIn(
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 ' +
    'HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 ' +
    'RS22 SE24 SI19 SK24 SM27 VA22',
);
const OUTSIDE_SEPA = lengthsIn(
  'AE23 AZ28 BA20 BH22 BR29 EG29 GE22 IL23 JO30 KW30 KZ20 QA29 SA24 TN24 TR26 UA29 XK20',
);

/** Whether an IBAN has the right length and check digits (ISO 7064 MOD 97-10). */
function isRight(text: string, lengths: ReadonlyMap<string, number>): boolean {
  if (lengths.get(text.slice(0, 2)) !== text.length) return false;
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (character) =>
    parseInt(character, 36).toString(),
  );
  return BigInt(digits.join('')) % 97n === 1n;
}

/** Whether a text is an IBAN of the SEPA area. */
export const isIban = (text: string): boolean => isRight(text, IN_SEPA);

/** Whether a text is an IBAN of a country outside SEPA. */
export const isForeignIban = (text: string): boolean => isRight(text, OUTSIDE_SEPA);
