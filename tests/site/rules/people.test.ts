import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { ibanRemainder, people } from './people';

const check = (body: string) => people.check(siteOf({ 'index.html': pageOf(body) }));

describe('people', () => {
  it('verifies the check digits of ISO 13616', () => {
    expect(ibanRemainder('GB82WEST12345698765432')).toBe(1);
    expect(ibanRemainder('GB83WEST12345698765432')).not.toBe(1);
  });

  it.each([
    'DE39999999990012345678',
    'DE39 9999 9999 0012 3456 78',
    'DE00999999990012345678',
    '+447700900123',
    '+44 7700 900123',
    '+1 202 555 0143',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '529900ABCDEFGHIJKL19',
  ])('accepts %s', async (value) => {
    expect(await check(`<code>${value}</code>`)).toEqual({ checked: 1, faults: [] });
  });

  it.each([
    ['DE89370400440532013000', 'names a bank'],
    ['DE89 3704 0044 0532 0130 00', 'names a bank'],
    ['DE40999999990012345678', 'wrong check digits'],
    ['+38640123456', 'phone number'],
    ['+49 30 1234 5678', 'phone number'],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'wallet'],
    ['529900T8BM49AURSDO55', 'LEI'],
  ])('reports %s', async (value, fault) => {
    const { faults } = await check(`<code>${value}</code>`);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
});
