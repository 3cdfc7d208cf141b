import { operationAnchor } from '../../contract/anchors';
import type { Contract, JsonObject, JsonValue, Operation } from '../../contract/model';
import { topicUrl } from '../../contract/routes';
import { requestOf } from '../../samples/from-contract';
import type { SampleRequest } from '../../samples/request';
import { schemaDefinitions, slimSchema } from './schemas';
import {
  chainedVariables,
  createdVariable,
  withVariables,
  type ChainedVariable,
} from './variables';

/** @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export interface CollectionOptions {
  readonly contract: Contract;
  /** Address of the documentation, without a final slash. */
  readonly docsUrl: string;
}

interface Context extends CollectionOptions {
  readonly variables: readonly ChainedVariable[];
}

function testScript(operation: Operation, { variables }: Context): readonly string[] {
  const [success] = operation.responses;
  const status = Number(success?.status ?? 200);
  const schema = success?.body?.schema.schema;
  const created = createdVariable(operation, variables);
  return [
    `pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`,
    ...(schema === undefined
      ? []
      : [
          `pm.test('the body fits the contract', () => {`,
          `  const definitions = JSON.parse(pm.collectionVariables.get('schemas'));`,
          `  pm.response.to.have.jsonSchema({ definitions, allOf: [${JSON.stringify(slimSchema(schema))}] });`,
          `});`,
        ]),
    ...(created === undefined
      ? []
      : [
          `if (pm.response.code === ${status}) {`,
          `  pm.collectionVariables.set('${created.name}', pm.response.json().id);`,
          `}`,
        ]),
  ];
}

function headersOf(request: SampleRequest): JsonValue {
  const headers = request.headers.map(([key, value]) => ({ key, value }));
  return request.idempotencyKey === undefined
    ? headers
    : [
        ...headers,
        {
          key: 'Idempotency-Key',
          value: '{{$guid}}',
          description: 'A new one for each request; the same one to repeat a request.',
        },
      ];
}

function urlOf(request: SampleRequest, { variables }: Context): JsonObject {
  const nameOf = (parameter: string): string => {
    const value = request.pathParams[parameter];
    return variables.find(({ initial }) => initial === value)?.name ?? parameter;
  };
  const path = request.path.replace(/\{(\w+)\}/g, (_match, name: string) => `{{${nameOf(name)}}}`);
  const query = request.query.map(([key, value]) => {
    const variable = variables.find(({ initial }) => initial === value);
    return { key, value: variable ? `{{${variable.name}}}` : value };
  });
  const search = query.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    raw: `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query.length === 0 ? {} : { query }),
  };
}

function itemOf(operation: Operation, context: Context): JsonObject {
  const { contract, docsUrl, variables } = context;
  const request = requestOf(contract, operation);
  const page = topicUrl(docsUrl, contract.set, operation.topic);
  const body = request.body;
  return {
    name: operation.summary,
    request: {
      method: request.method,
      description: `${operation.description}\n\n[Reference](${page}#${operationAnchor(operation.id)})`,
      header: headersOf(request),
      url: urlOf(request, context),
      ...(body === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: JSON.stringify(withVariables(body, variables), null, 2),
              options: { raw: { language: 'json' } },
            },
          }),
    },
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: testScript(operation, context) },
      },
    ],
    response: [],
  };
}

/**
 * A Postman collection (v2.1) of every operation, in a folder per topic. Answers
 * feed the identifiers of later requests; each request checks status and body.
 * The same contract gives the same bytes.
 */
export function postmanCollection(options: CollectionOptions): JsonObject {
  const { contract } = options;
  const variables = chainedVariables(contract);
  const context: Context = { ...options, variables };
  const folders = contract.topics.flatMap(({ name, title, description }) => {
    const operations = contract.operations.filter(({ topic }) => topic === name);
    return operations.length === 0
      ? []
      : [{ name: title, description, item: operations.map((one) => itemOf(one, context)) }];
  });
  return {
    info: {
      name: contract.title,
      version: contract.version,
      description: `Built from the contract, version ${contract.version}. A sample contract: no request to its hosts reaches a live system.`,
      schema: SCHEMA,
    },
    auth: {
      type: 'bearer',
      bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }],
    },
    item: folders,
    variable: [
      ...variables.map(({ name, initial }) => ({ key: name, value: initial })),
      { key: 'schemas', value: JSON.stringify(schemaDefinitions(contract.document)) },
    ],
  };
}
