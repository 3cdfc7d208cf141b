import type { JsonObject, JsonValue } from '../../contract/model';
import type { Contract, Field, Lifecycle, Operation, Parameter } from '../../contract/model';

/** Returns a loaded contract with the given parts; all others are empty. */
export const written = (
  schemas: Readonly<Record<string, JsonObject>>,
  more: Partial<Contract> = {},
  lifecycles: Readonly<Record<string, Lifecycle>> = {},
): Contract =>
  ({
    set: 'lending',
    servers: [{ url: 'https://api.library.example/v1', description: '' }],
    operations: [],
    partnerOperations: [],
    title: '',
    events: [],
    errors: [],
    securitySchemes: new Map(),
    fees: [],
    document: { components: { schemas }, paths: {} },
    schemas: new Map(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        { name, schema, example: schema.example, lifecycle: lifecycles[name] },
      ]),
    ),
    sharesConventions: true,
    ...more,
  }) as unknown as Contract;

export const parameter = (
  place: Parameter['in'],
  name: string,
  example?: JsonValue,
  pattern?: string,
): Parameter => ({
  in: place,
  field: {
    name,
    example,
    constraints:
      pattern === undefined
        ? []
        : [{ kind: 'pattern', value: pattern, words: `matches ${pattern}` }],
  } as unknown as Field,
});

/** Returns a JSON answer, with its schema by name or inline, and its examples. */
export const answer = (
  status: string,
  schema?: string | JsonObject,
  ...examples: readonly JsonValue[]
): Operation['responses'][number] => ({
  status,
  description: '',
  headers: [],
  body:
    schema === undefined
      ? undefined
      : {
          contentType: 'application/json',
          required: true,
          schema:
            typeof schema === 'string'
              ? { name: schema, schema: { $ref: `#/components/schemas/${schema}` } }
              : { name: undefined, schema },
          examples: examples.map((value, index) => ({
            name: `example${index + 1}`,
            summary: '',
            value,
          })),
        },
});

export const call = (id: string, members: Partial<Operation> = {}): Operation =>
  ({
    id,
    direction: 'to-provider',
    method: 'GET',
    path: `/${id}`,
    security: [[{ scheme: 'apiKey', scopes: [] }]],
    idempotencyKey: 'none',
    parameters: [],
    body: undefined,
    responses: [],
    specificErrors: [],
    commonErrors: [],
    events: [],
    sandbox: [],
    ...members,
  }) as unknown as Operation;

/** Returns the schema of an answer with a list. */
export const listOf = (items: JsonValue): JsonObject => ({
  type: 'object',
  properties: { data: { type: 'array', items } },
});

export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
