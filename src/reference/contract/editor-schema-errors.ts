import { ERROR_SCOPES } from './catalogue';
import type { JsonObject } from './model';
import { ERROR_MEMBERS } from './rules/catalogue';

const TEXT = { type: 'string', minLength: 1 } as const;
const LIST = { type: 'array', minItems: 1, items: TEXT } as const;

/** What a schema can say of a member; the rest is described in words alone. */
const FORMS: Readonly<Record<string, JsonObject>> = {
  code: { type: 'string', pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' },
  status: { type: 'integer', minimum: 400, maximum: 599 },
  title: TEXT,
  topic: TEXT,
  appliesTo: { enum: ERROR_SCOPES },
  when: TEXT,
  causes: LIST,
  fixes: LIST,
  retryable: { type: 'boolean' },
  sandbox: TEXT,
  example: { type: 'object', required: ['detail'] },
};

const OPTIONAL = new Set(['status', 'appliesTo']);

/** JSON Schema (2020-12) of an error catalogue, as src/reference/contract/rules/catalogue.ts checks it. */
export const errorsSchema = (): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Error catalog of a docs set',
  type: 'object',
  additionalProperties: false,
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: Object.keys(ERROR_MEMBERS).filter(
          (name) => !OPTIONAL.has(name) && FORMS[name] !== undefined,
        ),
        properties: Object.fromEntries(
          Object.entries(ERROR_MEMBERS).map(([name, expected]) => [
            name,
            { description: expected, ...FORMS[name] },
          ]),
        ),
      },
    },
  },
});
