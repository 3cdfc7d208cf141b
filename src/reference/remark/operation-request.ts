import type { RootContent } from 'mdast';
import { code, joined, paragraph, text } from '../blocks/tree/mdast';
import { kebabCase, operationAnchor } from '../contract/anchors';
import { equal } from '../contract/json';
import { kindOf } from '../contract/media-type';
import type { Body, Field, Parameter } from '../contract/model';
import { type FieldScope, fieldList, objectRoot, variantBlocks } from './fields';
import { holderLink, schemaLink } from './links';
import { isKey, type OperationScope } from './operation-endpoint';
import { encodingWords, styleWords } from './parameter-words';
import { section } from './parts';
import type { Page } from './reference';
import { restBlocks } from './schema-parts';

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
        .map((parameter) => {
          const { field } = parameter;
          return { ...field, constraints: [...field.constraints, ...styleWords(parameter)] };
        }),
      fieldScope(scope, place),
    ),
  );

/** The fields of a form with what the document says of how each is sent. */
const encoded = (
  fields: readonly Field[],
  encoding: NonNullable<Body['encoding']>,
): readonly Field[] =>
  fields.map((field) => {
    const words = encodingWords(field.name, encoding[field.name] ?? {});
    return { ...field, constraints: [...field.constraints, ...words] };
  });

/** Fields of a body: a link when its object is explained elsewhere, otherwise all of them. */
const bodyFields = (
  scope: OperationScope,
  schema: Parameters<Page['reference']['fieldsOf']>[0],
  part: string,
  verb: string,
  encoding: NonNullable<Body['encoding']> = {},
): readonly RootContent[] => {
  const object = schemaLink(scope.page, schema.name);
  if (object) return [paragraph([text(`${verb} `), object, text('.')])];
  const { type, fields, variants, rest } = scope.page.reference.fieldsOf(schema);
  const held = fields.length + variants.length === 0 && holderLink(scope.page, type);
  if (held) {
    return [paragraph([text(`${verb} `), ...held, text('.')]), ...restBlocks(scope.page, rest)];
  }
  const outer = fieldScope(scope, part);
  const inner = { ...outer, roots: [...outer.roots, ...objectRoot(schema.name, 0)] };
  return [
    ...fieldList(encoded(fields, encoding), inner),
    ...variantBlocks(variants, inner),
    ...restBlocks(scope.page, rest),
  ];
};

/** Media types of a message, said where JSON does not go without saying. */
const mediaTypes = ({ contentType, others = [], isStream }: Body): readonly RootContent[] => {
  const types = [contentType, ...others.map((other) => other.contentType)];
  if (isStream) {
    return [paragraph([text('A stream of '), code(contentType), text('. Each part of it:')])];
  }
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
        other.encoding,
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
  ...bodyFields(scope, body.schema, part, verb, body.encoding),
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
