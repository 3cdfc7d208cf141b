import { describe, expect, it } from 'vitest';
import { asObject, omit, valueAt } from '../json';
import { enrich } from './enrich';
import { wholeContract } from '../testing/whole';

const contract = wholeContract();
const enriched = enrich(contract);
const at = (...path: readonly string[]) => valueAt(enriched, path);
const LOAN = ['paths', '/loans/{loanId}'];

describe('enrich', () => {
  it('writes out the responses of an operation, by status', () => {
    expect(at(...LOAN, 'get', 'responses')).toEqual({
      '200': {
        description: 'The loan.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Loan' },
            examples: {
              default: { summary: 'Example', value: { id: 'ln_1', status: 'lost', days: 14 } },
            },
          },
        },
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
      },
      '404': {
        description: 'None.',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
      },
      '429': {
        description: 'Quota is used up (`quota`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'Retry-After': { $ref: '#/components/headers/RetryAfter' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: { quota: { $ref: '#/components/examples/quota' } },
          },
        },
      },
      '503': {
        description: 'Busy (`busy`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'Retry-After': { $ref: '#/components/headers/RetryAfter' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: { busy: { $ref: '#/components/examples/busy' } },
          },
        },
      },
    });
  });

  it('writes out the responses of an operation with a key and a body', () => {
    expect(at(...LOAN, 'post', 'responses')).toEqual({
      '201': {
        description: 'Lent.',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' },
          Location: { required: true, schema: { type: 'string' } },
        },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Loan' },
            examples: {
              default: { summary: 'Example', value: { id: 'ln_1', status: 'open', days: 14 } },
            },
          },
        },
      },
      '302': {
        description: 'Elsewhere.',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' },
          Location: { schema: { type: 'string' } },
        },
      },
      '400': {
        description: 'No body (`no_body`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: { no_body: { $ref: '#/components/examples/no_body' } },
          },
        },
      },
      '404': {
        description: 'Not found (`not_found`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: { not_found: { $ref: '#/components/examples/not_found' } },
          },
        },
      },
      '409': {
        description:
          'Too late (`too_late`). Book is lost (`book_lost`). Key was used (`key_reused`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: {
              too_late: { $ref: '#/components/examples/too_late' },
              book_lost: { $ref: '#/components/examples/book_lost' },
              key_reused: { $ref: '#/components/examples/key_reused' },
            },
          },
        },
      },
      '422': {
        description: 'Own.',
        content: {
          'text/b': {
            schema: { type: 'string', examples: ['a'] },
            examples: { default: { summary: 'Example', value: 'b' } },
          },
        },
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
      },
      '429': {
        description: 'Quota is used up (`quota`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'Retry-After': { $ref: '#/components/headers/RetryAfter' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: { quota: { $ref: '#/components/examples/quota' } },
          },
        },
      },
      '503': {
        description: 'Busy (`busy`).',
        headers: {
          'Request-Id': { $ref: '#/components/headers/RequestId' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
          'Retry-After': { $ref: '#/components/headers/RetryAfter' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: { busy: { $ref: '#/components/examples/busy' } },
          },
        },
      },
    });
  });

  it('writes out the example of the request', () => {
    expect(at(...LOAN, 'post', 'requestBody')).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Loan' },
          examples: {
            default: { summary: 'Example', value: { secret: 's', status: 'lost', days: 7 } },
          },
        },
      },
    });
  });

  it('writes out the example of an event', () => {
    expect(at('webhooks', 'loan.returned', 'post', 'requestBody')).toEqual({
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/LoanReturned' },
          examples: {
            default: {
              summary: 'A book came back',
              value: {
                type: 'patched',
                data: { id: 'ln_1', secret: 's', status: 'lost', days: 14 },
              },
            },
          },
        },
      },
    });
    expect(at('webhooks', 'reader.gone')).toEqual({ post: { operationId: 'gone', 'x-event': {} } });
  });

  it('writes out the examples of operations that partners implement', () => {
    expect(at('webhooks', '/check', 'post')).toEqual({
      operationId: 'check',
      security: [],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                id: { type: 'string', examples: ['ln_2'], readOnly: true },
                note: { type: 'string', examples: ['n'], writeOnly: true },
              },
            },
            examples: { default: { summary: 'Example', value: { id: 'ln_2' } } },
          },
        },
      },
      responses: {
        '200': {
          description: 'Fine.',
          content: {
            'application/json': {
              schema: { type: 'string', examples: ['fine'] },
              examples: { default: { summary: 'Example', value: 'better' } },
            },
          },
        },
        '409': { description: 'Not fine.' },
      },
    });
  });

  it('has one example for each code that an operation can return, next to the written examples', () => {
    const examples = asObject(at('components', 'examples'));
    expect(Object.keys(examples)).toEqual([
      'own',
      'busy',
      'quota',
      'no_body',
      'not_found',
      'key_reused',
      'no_method',
      'book_lost',
      'too_late',
    ]);
    expect(examples.own).toEqual({ value: 1 });
    expect(examples.book_lost).toEqual({
      summary: 'Book is lost',
      value: {
        type: 'https://docs.library.example/docs/general/api/loan#error-book-lost',
        title: 'Book is lost',
        status: 409,
        detail: 'Gone it is.',
        instance: '/loans',
        code: 'book_lost',
        requestId: 'req_7',
        retryable: false,
        errors: [{ pointer: '/a' }],
        more: 1,
      },
    });
    expect(examples.busy).toEqual({
      summary: 'Busy',
      value: {
        type: 'https://docs.library.example/docs/general#error-busy',
        title: 'Busy',
        status: 503,
        detail: 'Busy.',
        code: 'busy',
        requestId: 'req_7',
        retryable: true,
      },
    });
  });

  it('leaves the rest of the document and the contract unchanged', () => {
    const rest = omit(enriched, 'paths', 'webhooks', 'components');
    expect(contract.document).toMatchObject(rest);
    expect(asObject(enriched.components).schemas).toEqual(
      asObject(contract.document.components).schemas,
    );
    expect(at(...LOAN, 'summary')).toBe('Not an operation.');
    expect(at(...LOAN, 'parameters')).toBe(valueAt(contract.document, [...LOAN, 'parameters']));
    expect(contract).toEqual(wholeContract());
  });
});
