import { stringify } from 'yaml';
import { grouped } from '../../src/reference/contract/grouped';
import { groupsOf } from './groups';
import { frontMatter } from './markdown';
import type { Field, Operation, Topic } from './topic';

/** The files of a docs set, by path below the site. */
export type Files = Readonly<Record<string, string>>;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

const COMMON = '../../shared/contract/common.yaml';

function schemaOf({ type, rule, meaning, example }: Field): JsonObject {
  const words = { description: rule === undefined ? meaning : `${meaning} ${rule}` };
  const examples = [example];
  switch (type) {
    case 'number':
      return { type: 'integer', minimum: 0, maximum: 9, 'x-unit': 'steps', ...words, examples };
    case 'flag':
      return { type: 'boolean', ...words, examples };
    case 'moment':
      return { $ref: `${COMMON}#/schemas/Timestamp`, ...words, examples };
    case 'identifier':
      return { type: 'string', pattern: '^obj_[0-9a-f]{8}$', ...words, examples };
    case 'text':
      return { type: 'string', minLength: 1, maxLength: 140, ...words, examples };
  }
}

const objectSchema = (
  title: string,
  description: string,
  fields: readonly Field[],
): JsonObject => ({
  title,
  type: 'object',
  description,
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
});

const content = (schema: string): JsonObject => ({
  'application/json': { schema: { $ref: `#/schemas/${schema}` } },
});

const requestName = ({ id }: Operation): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}Request`;

function operationOf(operation: Operation, topic: Topic): JsonObject {
  const { id, method, path, summary, description, body, answer, retry } = operation;
  const isPost = method === 'post';
  const parameters = [
    ...(path.includes('{id}')
      ? [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: topic.fields[0]?.meaning ?? '',
            schema: {
              type: 'string',
              pattern: '^obj_[0-9a-f]{8}$',
              examples: [topic.fields[0]?.example ?? ''],
            },
          },
        ]
      : []),
    ...(isPost ? [{ $ref: `${COMMON}#/parameters/IdempotencyKey` }] : []),
    ...(answer === 'list'
      ? [{ $ref: `${COMMON}#/parameters/Limit` }, { $ref: `${COMMON}#/parameters/Cursor` }]
      : []),
  ];
  return {
    operationId: id,
    tags: [topic.slug],
    summary,
    description,
    security: [{ apiKey: [`objects:${isPost ? 'write' : 'read'}`] }],
    parameters,
    ...(body.length > 0 && {
      requestBody: { required: true, content: content(requestName(operation)) },
    }),
    responses: {
      [id.startsWith('create') ? '201' : '200']: {
        description: answer === 'list' ? 'One page of them.' : 'The object as it is now.',
        content: content(answer === 'list' ? `${topic.object}List` : topic.object),
      },
    },
    ...(isPost && { 'x-errors': [topic.refusal.code] }),
    ...(retry !== undefined && { 'x-retry': retry }),
  };
}

function listSchema({ title, object }: Topic): JsonObject {
  return {
    title: `List of ${title.toLowerCase()} objects`,
    type: 'object',
    description: 'One page of a list, newest first.',
    required: ['data', 'nextCursor'],
    properties: {
      data: {
        type: 'array',
        description: 'The entries of this page.',
        items: { $ref: `#/schemas/${object}` },
      },
      nextCursor: {
        type: ['string', 'null'],
        description: 'Where the next page begins; `null` on the last one.',
        examples: [null],
      },
    },
  };
}

/** The operations of a topic, by path. */
const pathsOf = ({ operations }: Topic): ReadonlyMap<string, readonly Operation[]> =>
  grouped(operations, ({ path }) => path);

const topicFile = (topic: Topic): string =>
  stringify(
    {
      paths: Object.fromEntries(
        [...pathsOf(topic)].map(([path, operations]) => [
          path,
          Object.fromEntries(
            operations.map((operation) => [operation.method, operationOf(operation, topic)]),
          ),
        ]),
      ),
      schemas: {
        [topic.object]: objectSchema(topic.title, topic.purpose, topic.fields),
        [`${topic.object}List`]: listSchema(topic),
        ...Object.fromEntries(
          topic.operations
            .filter(({ body }) => body.length > 0)
            .map((operation) => [
              requestName(operation),
              objectSchema(
                `Request: ${operation.summary.toLowerCase()}`,
                'What the call needs to know.',
                operation.body,
              ),
            ]),
        ),
      },
    },
    { aliasDuplicateObjects: false },
  );

function rootFile(topics: readonly Topic[]): string {
  return stringify({
    openapi: '3.1.0',
    info: {
      title: 'Generated API',
      version: '2026-11-01',
      description: 'A contract as large as the pages made from it. Nothing in it exists.',
      'x-illustrative': true,
    },
    servers: [{ url: 'https://api.sandbox.partner.example/v1', description: 'Sandbox' }],
    security: [{ apiKey: [] }],
    tags: topics.map(({ slug, title, purpose }) => ({
      name: slug,
      'x-displayName': title,
      description: purpose,
    })),
    paths: Object.fromEntries(
      topics.flatMap((topic) =>
        [...pathsOf(topic).keys()].map((path) => [
          path,
          { $ref: `contract/${topic.slug}.yaml#/paths/${path.replaceAll('/', '~1')}` },
        ]),
      ),
    ),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'Your key, as a bearer token.' },
      },
    },
  });
}

const errorsFile = (topics: readonly Topic[]): string =>
  stringify({
    errors: topics.map(({ slug, refusal: { code, title, when, cause, fix } }) => ({
      code,
      status: 409,
      title,
      topic: slug,
      when,
      causes: [cause],
      fixes: [fix],
      retryable: false,
      sandbox: `Send \`Prefer: code=${code}\`.`,
      example: { detail: when },
    })),
  });

const changeLogFile = (): string =>
  stringify({
    entries: [
      {
        id: 'first-contract',
        date: '2026-11-01',
        version: '2026-11-01',
        type: 'Added',
        breaking: false,
        title: 'First version of the contract',
        what: 'The contract covers every generated page.',
        why: 'It is the base that later entries are compared with.',
        who: 'Nobody: the contract is generated.',
        action: 'Nothing has to be done.',
      },
    ],
  });

const referencePage = (topic: Topic): string =>
  [
    `${frontMatter(topic)}# ${topic.title}`,
    topic.purpose,
    `## The ${topic.title.toLowerCase()} object`,
    `<Schema name="${topic.object}" />`,
    '## Operations',
    ...topic.operations.map(({ id }) => `<Operation id="${id}" />`),
    '## Errors',
    '<Errors />',
    '',
  ].join('\n\n');

/** The facts of the pages as a contract, with pages that show them. */
export const contractFiles = (topics: readonly Topic[], set: string): Files => ({
  [`partners/${set}/openapi.yaml`]: rootFile(topics),
  [`partners/${set}/errors.yaml`]: errorsFile(topics),
  [`partners/${set}/change-log.yaml`]: changeLogFile(),
  ...Object.fromEntries(
    topics.flatMap((topic) => [
      [`partners/${set}/contract/${topic.slug}.yaml`, topicFile(topic)],
      [`partners/${set}/api/${topic.slug}.mdx`, referencePage(topic)],
    ]),
  ),
});

/** The sidebar of the generated pages, as a Docusaurus module. */
export function sidebarFile(topics: readonly Topic[]): string {
  const groups = groupsOf(topics).map(({ label, topics: pages }) => ({
    type: 'category',
    label,
    items: pages.map(({ slug }) => `api/${slug}`),
  }));
  return `export default ${JSON.stringify({ defaultSidebar: ['intro', ...groups] }, null, 2).replaceAll('"', "'")};\n`;
}
