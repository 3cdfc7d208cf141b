import { describe, expect, it } from 'vitest';
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

  it('does not mistake a property named `$ref` for a reference', () => {
    const schema = { properties: { $ref: { type: 'string' }, other: { $ref: 'Loan' } } };
    expect(draft07(schema)).toEqual({
      properties: { $ref: { type: 'string' }, other: { $ref: '#/definitions/Loan' } },
    });
  });
});
