import type { RootContent } from 'mdast';
import { code, joined, link, paragraph, text } from '../blocks/tree/mdast';
import { choiceSegment, operationAnchor } from '../contract/page/anchors';
import { equal } from '../contract/json';
import { omittedFields } from '../contract/http/media';
import { kindOf } from '../contract/http/media-type';
import type { Body, Field, Parameter } from '../contract/model';
import { type FieldScope, fieldList, foldedFields, objectRoot, variantBlocks } from './fields';
import { holderLink, schemaLink } from './links';
import { isSaidBefore, type OperationScope } from './operation-endpoint';
import { encodingOf, styleOf } from './parameter-words';
import { foldedOptional, mainFields } from './optional-fields';
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

const parametersIn = (scope: OperationScope, place: Parameter['in']): readonly RootContent[] => {
  const fields = scope.operation.parameters
    .filter((parameter) => parameter.in === place && !isSaidBefore(scope, parameter))
    .map((parameter) => {
      const { field } = parameter;
      return { ...field, constraints: [...field.constraints, ...styleOf(parameter)] };
    });
  const isShort = fields.every(({ children, variants }) => children.length + variants.length === 0);
  const inLine = isShort && place === 'path';
  const list = inLine ? fieldList : foldedOptional;
  return section(PARAMETER_TITLES[place], list(fields, fieldScope(scope, place)), { inLine });
};

/** The kind of a message: readers write requests and only read answers, so answers are folded. */
type Message = 'request' | 'answer';

const VERBS: Readonly<Record<Message, string>> = { request: 'Takes', answer: 'Returns' };

/** The fields of a form, with the encoding that the document defines for each. */
const encoded = (
  fields: readonly Field[],
  encoding: NonNullable<Body['encoding']>,
): readonly Field[] =>
  fields.map((field) => {
    const written = encodingOf(field, encoding[field.name] ?? {});
    return { ...field, constraints: [...field.constraints, ...written] };
  });

/** The fields of a body: a link if its object is described elsewhere, otherwise the full list. */
const bodyFields = (
  scope: OperationScope,
  schema: Parameters<Page['reference']['fieldsOf']>[0],
  part: string,
  message: Message,
  encoding: NonNullable<Body['encoding']> = {},
): readonly RootContent[] => {
  const verb = VERBS[message];
  const object = schemaLink(scope.page, schema.name);
  if (object) return [paragraph([text(`${verb} `), object, text('.')])];
  const kind = message === 'request' ? 'request' : 'response';
  const { omit } = omittedFields(scope.operation.direction, kind);
  const { type, fields, variants, rest } = scope.page.reference.fieldsOf(schema, omit);
  const held = fields.length + variants.length === 0 && holderLink(scope.page, type);
  if (held) {
    return [paragraph([text(`${verb} `), ...held, text('.')]), ...restBlocks(scope.page, rest)];
  }
  const outer = fieldScope(scope, part);
  const inner = { ...outer, roots: [...outer.roots, ...objectRoot(schema.name, 0)] };
  const isAnswer = message === 'answer';
  return [
    ...(isAnswer
      ? foldedFields('Fields', fields, inner)
      : mainFields(encoded(fields, encoding), inner)),
    ...variantBlocks(variants, inner, !isAnswer && fields.length === 0),
    ...restBlocks(scope.page, rest),
  ];
};

/** The media types of a message, unless JSON is the only one. */
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

/** The fields of a message in its other media types, if they differ. */
const otherFields = (
  scope: OperationScope,
  { schema, others = [] }: Body,
  part: string,
  message: Message,
): readonly RootContent[] =>
  others
    .filter((other) => !equal(other.schema.schema, schema.schema))
    .flatMap((other) => {
      const fields = bodyFields(
        scope,
        other.schema,
        `${part}.${choiceSegment(other.contentType)}`,
        message,
        other.encoding,
      );
      return fields.length > 0
        ? [paragraph([text('As '), code(other.contentType), text(':')]), ...fields]
        : [];
    });

/** Links to examples for which the document only has addresses. */
const exampleLinks = ({ examplesElsewhere = [], others = [] }: Body): readonly RootContent[] => {
  const all = [
    ...examplesElsewhere,
    ...others.flatMap((other) =>
      (other.examplesElsewhere ?? []).map(({ title, url }) => ({
        title: `${title} (${other.contentType})`,
        url,
      })),
    ),
  ];
  if (all.length === 0) return [];
  const links = joined(all.map(({ title, url }) => [link(url, [text(title)])]));
  return [paragraph([text('Examples elsewhere: '), ...links, text('.')])];
};

/** A message: its media types, and the fields of the media type that samples use first. */
export const bodyParts = (
  scope: OperationScope,
  body: Body,
  part: string,
  message: Message,
): readonly RootContent[] => [
  ...mediaTypes(body),
  ...bodyFields(scope, body.schema, part, message, body.encoding),
  ...otherFields(scope, body, part, message),
  ...exampleLinks(body),
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
      ? section(
          body.required ? 'Body' : 'Body (optional)',
          bodyParts(scope, body, 'body', 'request'),
        )
      : []),
  ];
};
