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

it('sets `hasNoEvents` for a contract without `x-event`, even if it has webhooks', () => {
  const died = '{ operationId: died, summary: Died, tags: [pet], responses: {} }';
  expect(withWebhooks(`{ petDied: { post: ${died} } }`)).toBe(true);
  const event =
    'x-event: { object: Pet }, operationId: died, summary: Died, tags: [pet], responses: {}';
  expect(withWebhooks(`{ pet.died: { post: { ${event} } } }`)).toBeUndefined();
});

/** Returns an operation without a body on the object in the path. */
const call = (id: string, answers: string): string =>
  `{ operationId: ${id}, summary: ${id}, tags: [pet], parameters: [{ $ref: '#/components/parameters/petId' }], ` +
  `responses: { '200': { description: Done, content: { application/json: { schema: { $ref: '#/components/schemas/${answers}' } } } } } }`;

it('derives how calls move an object: on, to its end, or not at all if that can be reversed', () => {
  const document = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: 'https://api.example' }]
paths:
  /pets/{petId}: { get: ${call('getPet', 'Pet')} }
  /pets/{petId}/feed: { post: ${call('feed', 'Pet')} }
  /pets/{petId}/hide: { post: ${call('hide', 'Pet')} }
  /pets/{petId}/release: { post: ${call('release', 'Pet')} }
  /pets/{petId}/stay: { get: ${call('getStay', 'Stay')} }
  /pets/{petId}/stay/book: { post: ${call('book', 'Stay')} }
components:
  parameters:
    petId: { name: petId, in: path, required: true, schema: { type: string, pattern: '^pet_' } }
  schemas:
    Pet:
      type: object
      properties:
        id: { type: string, pattern: '^pet_', examples: [pet_1], x-id: true }
        status: { type: string, enum: [hungry, well, hidden, free], examples: [hungry] }
      x-states:
        property: status
        initial: [hungry]
        states:
          hungry:
            next: [{ to: well, operation: feed }, { to: free, operation: release }]
          well:
            next: [{ to: hidden, operation: hide }, { to: free, operation: release }]
          hidden:
            next: [{ to: well, operation: feed }]
          free: { next: [] }
    Stay:
      type: object
      properties:
        status: { type: string, enum: [none, booked, over], examples: [booked] }
      x-states:
        property: status
        initial: [none]
        states:
          none: { next: [{ to: booked, operation: book }] }
          booked: { next: [{ to: over }] }
          over: { next: [] }
tags: [{ name: pet }]
`;
  const contract = contractOf({ document }, false);
  const { topics } = compile(contract, compileMock(contract)).data;
  const leads = topics.flatMap(({ operations }) =>
    operations.map((guide) => [guide.id, guide.leads]),
  );
  expect(Object.fromEntries(leads)).toEqual({
    getPet: {},
    feed: { Pet: { hungry: 'on' } },
    hide: {},
    release: { Pet: { hungry: 'to its end', well: 'to its end' } },
    getStay: {},
    book: { Stay: { none: 'on' } },
  });
});
