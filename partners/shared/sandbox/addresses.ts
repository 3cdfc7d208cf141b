import { evmAddressError, evmAddressFor, keccak256, withChecksum } from './checks';

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** Remainders of a valid checksum in bech32 (BIP 173) and in bech32m (BIP 350). */
const REMAINDERS = { bech32: 1, bech32m: 0x2bc830a3 };

function polymod(prefix: string, values: readonly number[]): number {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const all = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values];
  return all.reduce(
    (sum, value) =>
      GENERATORS.reduce(
        (mixed, generator, bit) => ((sum >> (25 + bit)) & 1 ? mixed ^ generator : mixed),
        ((sum & 0x1ffffff) << 5) ^ value,
      ),
    1,
  );
}

/** Whether a text is a segwit address of Bitcoin with a valid checksum. */
function isSegwit(address: string): boolean {
  const text = address.toLowerCase();
  if (address !== text && address !== address.toUpperCase()) return false;
  const values = Array.from(text.slice(3), (letter) => BECH32.indexOf(letter));
  if (!text.startsWith('bc1') || text.length < 14 || values.includes(-1)) return false;
  const right = values[0] === 0 ? REMAINDERS.bech32 : REMAINDERS.bech32m;
  return polymod('bc', values) === right;
}

/** Returns a segwit address of version 0, derived from a text. */
function segwitAddressFor(text: string): string {
  const hash = Array.from(keccak256(text).slice(0, 32), (digit) => parseInt(digit, 16));
  const values = [0, ...hash];
  const rest = polymod('bc', [...values, 0, 0, 0, 0, 0, 0]) ^ REMAINDERS.bech32;
  const check = [25, 20, 15, 10, 5, 0].map((by) => (rest >> by) & 31);
  return `bc1${[...values, ...check].map((value) => BECH32[value] ?? '').join('')}`;
}

const isEvm = (chain: string): boolean => chain.startsWith('eip155:');

/** Returns the error of an invalid address on a chain. */
export function addressError(
  chain: string,
  address: string,
): 'address_invalid' | 'address_checksum_mismatch' | undefined {
  if (isEvm(chain)) return evmAddressError(address);
  const isLegacy = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(address);
  const isBitcoin = chain.startsWith('bip122:') && (isLegacy || isSegwit(address));
  return isBitcoin ? undefined : 'address_invalid';
}

/** Returns an address as the API shows it: an EVM address with its checksum. */
export const canonicalAddress = (address: string): string =>
  /^0x[0-9a-fA-F]{40}$/.test(address) ? withChecksum(address) : address;

/** Returns an address of a chain, derived from a text such as an identifier. */
export const addressFor = (chain: string, text: string): string =>
  isEvm(chain) ? evmAddressFor(text) : segwitAddressFor(text);

/** Returns a transaction hash derived from a text. */
export const transactionHashFor = (chain: string, text: string): string =>
  `${isEvm(chain) ? '0x' : ''}${keccak256(text)}`;

/** Whether transfers have an index in their transaction, as on EVM chains. */
export const hasLogIndex = isEvm;
