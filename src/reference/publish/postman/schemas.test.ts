import { describe, expect, it } from 'vitest';
import { Validator } from '../../contract/schema/validate';
import { draft07 } from './schemas';

describe('draft07', () => {
  it('points references to the definitions', () => {
    expect(draft07({ type: 'array', items: { $ref: 'Loan' } })).toEqual({
      type: 'array',
      items: { $ref: '#/definitions/Loan' },
    });
  });

  it('keeps keywords next to a reference, which draft-07 would ignore', () => {
    expect(draft07({ $ref: 'Amount', required: ['currency'] })).toEqual({
      allOf: [{ $ref: '#/definitions/Amount' }, { required: ['currency'] }],
    });
  });

  it('does not require of an answer what only requests contain', () => {
    const secret = { type: 'string', writeOnly: true };
    const properties = { id: { readOnly: true }, pin: { $ref: 'Pin' }, key: secret };
    const validator = new Validator({ Pin: secret });
    expect(draft07({ required: ['id', 'pin', 'key'], properties }, validator)).toEqual({
      required: ['id'],
      properties: { id: {}, pin: { $ref: '#/definitions/Pin' }, key: { type: 'string' } },
    });
  });

  it('does not mistake a property named `$ref` for a reference', () => {
    const schema = { properties: { $ref: { type: 'string' }, other: { $ref: 'Loan' } } };
    expect(draft07(schema)).toEqual({
      properties: { $ref: { type: 'string' }, other: { $ref: '#/definitions/Loan' } },
    });
  });
});
