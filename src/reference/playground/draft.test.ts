import { expect, it } from 'vitest';
import { complete } from '../contract/document/complete';
import type { JsonValue } from '../contract/model';
import { contractOf } from '../contract/testing/written-input';
import type { Trigger } from '../mock/contract';
import { entriesOf } from './catalog';
import { compile } from './compile';
import { newDraft, withTrigger } from './draft';

/** A sale: paid by cash, or by invoice, which needs an address. */
const schema = {
  type: 'object',
  required: ['by'],
  properties: {
    by: { type: 'string', enum: ['cash', 'invoice'] },
    note: { type: 'string' },
    address: {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string' }, country: { type: 'string', enum: ['SI'] } },
    },
  },
  if: { properties: { by: { const: 'invoice' } } },
  then: { required: ['address'] },
};
const invoice = { by: 'invoice', address: { city: 'Kranj', country: 'SI' } };
const examples = { cash: { value: { by: 'cash' } }, invoice: { value: invoice } };
const content = { 'application/json': { schema, examples } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: 'https://shop.example' }],
  paths: {
    '/sales': {
      post: {
        operationId: 'sell',
        requestBody: { content },
        responses: { 200: { description: 'OK' } },
      },
    },
  },
};
const { data } = compile(contractOf({ document: JSON.stringify(complete(document)) }, false));
const [entry] = entriesOf(data);
if (!entry) throw new Error('an operation expected');

const mine = { by: 'cash', note: 'mine' };
const trigger = (name: string, value: JsonValue): Trigger => ({ in: 'body', name, value });

it.each([
  ['in the draft', trigger('/note', 'late'), { by: 'cash', note: 'late' }],
  [
    'in an example that has the place',
    trigger('/address/city', 'X'),
    { ...invoice, address: { city: 'X', country: 'SI' } },
  ],
  ['in an example that has what the value needs', trigger('/by', 'invoice'), invoice],
  [
    'although the schema does not allow it, as an error may want',
    trigger('/by', 'barter'),
    { ...mine, by: 'barter' },
  ],
])('a sandbox value is set %s', (_where, value, expected) => {
  const draft = { ...newDraft(entry), body: JSON.stringify(mine) };
  const { body = '' } = withTrigger(draft, entry, value) ?? {};
  expect(JSON.parse(body)).toEqual(expected);
});
