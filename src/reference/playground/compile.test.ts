import { expect, it } from 'vitest';
import { contractOf } from '../contract/testing/written-input';
import { compile as compileMock } from '../mock/compile';
import { compile } from './compile';

const withWebhooks = (webhooks: string): boolean | undefined => {
  const document = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: 'https://api.example' }]
paths: {}
webhooks: ${webhooks}
tags: [{ name: pet }]
`;
  const contract = contractOf({ document }, false);
  return compile(contract, compileMock(contract)).data.hasNoEvents;
};

it('says that a sandbox sends no events, which webhooks without `x-event` are not', () => {
  const died = '{ operationId: died, summary: Died, tags: [pet], responses: {} }';
  expect(withWebhooks(`{ petDied: { post: ${died} } }`)).toBe(true);
  const event =
    'x-event: { object: Pet }, operationId: died, summary: Died, tags: [pet], responses: {}';
  expect(withWebhooks(`{ pet.died: { post: { ${event} } } }`)).toBeUndefined();
});
