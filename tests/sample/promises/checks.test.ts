import { describe, expect, it } from 'vitest';
import {
  evmAddressError,
  evmAddressFor,
  isForeignIban,
  isIban,
  keccak256,
  withChecksum,
} from '../../../partners/shared/sandbox/checks';

describe('Keccak-256', () => {
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ])('of %j is the published value', (text, hash) => {
    expect(keccak256(text)).toBe(hash);
  });
});

/** The test cases of EIP-55. */
const ADDRESSES = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('an EVM address', () => {
  it.each(ADDRESSES)('%s has the checksum of EIP-55', (address) => {
    expect(withChecksum(address.toLowerCase())).toBe(address);
    expect(evmAddressError(address)).toBeUndefined();
    expect(evmAddressError(address.toLowerCase())).toBeUndefined();
  });

  it('is refused with one letter in another case, when it is truncated, and when it is zero', () => {
    expect(evmAddressError('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(
      'address_checksum_mismatch',
    );
    expect(evmAddressError('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')).toBe('address_invalid');
    expect(evmAddressError(`0x${'0'.repeat(40)}`)).toBe('address_invalid');
  });

  it('is generated for a text, with its checksum', () => {
    const address = evmAddressFor('ord_1');
    expect(evmAddressError(address)).toBeUndefined();
    expect(address).not.toBe(evmAddressFor('ord_2'));
  });
});

describe('an IBAN', () => {
  it.each(['SI39990000000000471', 'DE06000000000000004711', 'GB82WEST12345698765432'])(
    '%s is valid',
    (iban) => {
      expect(isIban(iban)).toBe(true);
    },
  );

  it('outside SEPA is distinguished from an invalid IBAN', () => {
    expect(isForeignIban('TR490099900000000000012345')).toBe(true);
    expect(isIban('TR490099900000000000012345')).toBe(false);
    expect(isForeignIban('TR500099900000000000012345')).toBe(false);
    expect(isForeignIban('SI39990000000000471')).toBe(false);
  });

  it.each([
    ['SI38990000000000471', 'wrong check digits'],
    ['SI3999000000000047', 'too short for its country'],
    ['US39990000000000471', 'a country outside the SEPA area'],
    ['', 'nothing'],
  ])('%s is invalid: %s', (iban) => {
    expect(isIban(iban)).toBe(false);
  });
});
