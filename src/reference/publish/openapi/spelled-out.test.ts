import { expect, it } from 'vitest';
import { spelledOut } from './spelled-out';

it('writes the schema `true` of a property as an object', () => {
  const schema = { if: { required: ['fee'], properties: { fee: true, properties: true } } };
  expect(spelledOut({ schema: [schema] })).toEqual({
    schema: [{ if: { required: ['fee'], properties: { fee: {}, properties: {} } } }],
  });
});

it('leaves everything else as it is', () => {
  const document = {
    required: true,
    properties: { fee: false, examples: { properties: { deprecated: { readOnly: true } } } },
    examples: [{ properties: { fee: true } }],
    'x-own': { properties: { fee: true } },
    additionalProperties: true,
  };
  expect(spelledOut(document)).toEqual(document);
});
