import { expect, it } from 'vitest';
import { asyncApi } from './async-api';

const schema = { $ref: '#/components/schemas/Loan' };

/** A document that describes webhooks in ways that our contracts rarely use. */
const document = {
  info: { title: 'Lending', version: '1' },
  'x-webhooks': {
    'loan opened': {
      parameters: [{ $ref: '#/components/parameters/Signature' }],
      post: { requestBody: { $ref: '#/components/requestBodies/Loan' }, responses: {} },
    },
  },
  components: {
    schemas: {
      Loan: { type: 'object', properties: { book: { $ref: '#/components/schemas/Book' } } },
      Book: {},
      Other: {},
    },
    parameters: {
      Signature: { name: 'Signature', in: 'header', required: true, schema: { type: 'string' } },
    },
    requestBodies: { Loan: { content: { 'application/json': { schema } } } },
  },
};

it('follows references, and accepts webhooks as written before OpenAPI 3.1', () => {
  const id = 'loan-opened-post';
  expect(asyncApi({ document, title: 'Lending', version: '1' })).toMatchObject({
    channels: {
      webhooks: {
        messages: {
          [id]: {
            name: 'loan opened',
            payload: schema,
            headers: { properties: { Signature: { type: 'string' } }, required: ['Signature'] },
          },
        },
      },
    },
    operations: { [id]: { action: 'send' } },
    components: { schemas: { Loan: { type: 'object' }, Book: {} } },
  });
});

it('is undefined when nothing is sent', () => {
  expect(asyncApi({ document: { paths: {} }, title: 'Lending', version: '1' })).toBeUndefined();
});
