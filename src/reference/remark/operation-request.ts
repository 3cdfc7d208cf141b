import type { RootContent } from 'mdast';
import { endpoint } from '../blocks/endpoint';
import { fact, facts } from '../blocks/facts';
import { code, joined, paragraph, text } from '../blocks/tree/mdast';
import { kebabCase, operationAnchor } from '../contract/anchors';
import { equal } from '../contract/json';
import { kindOf } from '../contract/media-type';
import type { Body, Operation, Parameter } from '../contract/model';
import { placeMarks } from './changes';
import { type FieldScope, fieldList, objectRoot, variantBlocks } from './fields';
import { schemaLink } from './links';
import { phrase } from './markdown';
import { section } from './parts';
import { playgroundHref } from './playground';
import type { Page } from './reference';
import { operationSecurity } from './security-words';

/** One operation on one page. */
export interface OperationScope {
  readonly page: Page;
  readonly operation: Operation;
}

const isKey = ({ in: place, field }: Parameter): boolean =>
  place === 'header' && field.name.toLowerCase() === 'idempotency-key';

const isSignature = ({ in: place, field }: Parameter): boolean =>
  place === 'header' && field.name === 'webhook-signature';

/** The key is shown here and not among the headers: it is the same for every operation. */
const idempotency = ({ page, operation }: OperationScope): RootContent => {
  const key = operation.parameters.find(isKey);
  if (!key) {
    const words = operation.method === 'GET' ? 'Safe to repeat; takes no key.' : 'Takes no key.';
    return fact({ term: 'Idempotency' }, [text(words)]);
  }
  const { name, required, description, shared } = key.field;
  const id = `${operationAnchor(operation.id)}.header.${name}`;
  return fact({ term: 'Idempotency', id }, [
    code(name),
    text(required ? ' required. ' : ' optional. '),
    ...phrase(page, description, operation),
    ...placeMarks(
      page,
      `op:${operation.id}.header.${name}`,
      ...(shared === undefined ? [] : [shared]),
    ),
  ]);
};

const requirements = (scope: OperationScope): RootContent => {
  const { operation } = scope;
  const isSigned = operation.security.length === 0 && operation.parameters.some(isSignature);
  const authentication = isSigned
    ? [text('Signature of the message')]
    : operationSecurity(scope.page.reference.contract, operation);
  return facts({}, [
    fact({ term: 'Authentication' }, authentication),
    ...(operation.direction === 'to-partner' ? [] : [idempotency(scope)]),
  ]);
};

/** Method, path and what a call needs. */
export const endpointParts = (scope: OperationScope): readonly RootContent[] => {
  const { id, method, path, direction, deprecated } = scope.operation;
  const server = scope.page.reference.contract.servers[0]?.url.replace(/\/+$/, '') ?? '';
  const base = direction === 'to-partner' ? '{yourBaseUrl}' : server;
  const tryIt = direction === 'to-partner' ? undefined : playgroundHref(scope.page, id);
  return [endpoint({ method, base, path, deprecated, tryIt }), requirements(scope)];
};

const PARAMETER_TITLES: Readonly<Record<Parameter['in'], string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

export const fieldScope = ({ page, operation }: OperationScope, part: string): FieldScope => ({
  page,
  origin: operation,
  prefix: `${operationAnchor(operation.id)}.${part}`,
  taken: new Set(),
  roots: [{ place: `op:${operation.id}.${part}`, depth: 0 }],
});

const parametersIn = (scope: OperationScope, place: Parameter['in']): readonly RootContent[] =>
  section(
    PARAMETER_TITLES[place],
    fieldList(
      scope.operation.parameters
        .filter((parameter) => parameter.in === place && !isKey(parameter))
        .map(({ field }) => field),
      fieldScope(scope, place),
    ),
  );

/** Fields of a body: a link when its object is explained elsewhere, otherwise all of them. */
const bodyFields = (
  scope: OperationScope,
  schema: Parameters<Page['reference']['fieldsOf']>[0],
  part: string,
  verb: string,
): readonly RootContent[] => {
  const object = schemaLink(scope.page, schema.name);
  if (object) return [paragraph([text(`${verb} `), object, text('.')])];
  const { fields, variants } = scope.page.reference.fieldsOf(schema);
  const outer = fieldScope(scope, part);
  const inner = { ...outer, roots: [...outer.roots, ...objectRoot(schema.name, 0)] };
  return [...fieldList(fields, inner), ...variantBlocks(variants, inner)];
};

/** Media types of a message, said where JSON does not go without saying. */
const mediaTypes = ({ contentType, others = [] }: Body): readonly RootContent[] => {
  const types = [contentType, ...others.map((other) => other.contentType)];
  if (types.length === 1 && kindOf(contentType) === 'json') return [];
  const binary = kindOf(contentType) === 'binary' ? [text(' (binary)')] : [];
  const names = joined(
    types.map((type) => [code(type)]),
    ' or ',
  );
  return [paragraph([text('As '), ...names, ...binary, text('.')])];
};

/** What a message holds in another of its media types, where that is something else. */
const otherFields = (
  scope: OperationScope,
  { schema, others = [] }: Body,
  part: string,
  verb: string,
): readonly RootContent[] =>
  others
    .filter((other) => !equal(other.schema.schema, schema.schema))
    .flatMap((other) => {
      const fields = bodyFields(
        scope,
        other.schema,
        `${part}.${kebabCase(other.contentType)}`,
        verb,
      );
      return fields.length > 0
        ? [paragraph([text('As '), code(other.contentType), text(':')]), ...fields]
        : [];
    });

/** A message: its media types, and the fields of the one that the samples use first. */
export const bodyParts = (
  scope: OperationScope,
  body: Body,
  part: string,
  verb: string,
): readonly RootContent[] => [
  ...mediaTypes(body),
  ...bodyFields(scope, body.schema, part, verb),
  ...otherFields(scope, body, part, verb),
];

/** Parameters by place, then the body. */
export const requestParts = (scope: OperationScope): readonly RootContent[] => {
  const { body } = scope.operation;
  return [
    ...parametersIn(scope, 'path'),
    ...parametersIn(scope, 'query'),
    ...parametersIn(scope, 'header'),
    ...parametersIn(scope, 'cookie'),
    ...(body
      ? section(body.required ? 'Body' : 'Body (optional)', bodyParts(scope, body, 'body', 'Takes'))
      : []),
  ];
};
