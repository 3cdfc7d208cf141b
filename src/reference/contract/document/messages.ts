import {
  asObject,
  asText,
  defined,
  isObject,
  objectEntries,
  parseFragment,
  textOf,
  valueAt,
} from '../json';
import { isSomething } from '../example/sent-value';
import {
  encodingOf,
  exampleIn,
  examplesElsewhere,
  examplesOf,
  isDerived,
  omittedFields,
} from '../http/media';
import { kindOf } from '../http/media-type';
import type { Body, Example, JsonObject, Link } from '../model';
import { referenceName, type Schemas } from '../schema/shape';
import { deref, mediaTypesOf, type WrittenOperation } from '../walk';

export interface MessageContext {
  readonly document: JsonObject;
  readonly schemas: Schemas;
}

/** The example of a body that the document requires without describing its content. */
const anyBody = (contentType: string): Example => ({
  name: 'default',
  summary: 'Example',
  value: kindOf(contentType) === 'text' ? 'text' : {},
});

function buildBodies(
  message: JsonObject,
  kind: 'request' | 'response',
  direction: WrittenOperation['direction'],
  context: MessageContext,
): readonly Body[] {
  const { document, schemas } = context;
  const omitted = omittedFields(direction, kind);
  return mediaTypesOf(document, message).map(([contentType, written]) => {
    const isStream = isObject(written.itemSchema) || undefined;
    const media = isStream ? { ...written, schema: written.itemSchema ?? {} } : written;
    const schema = asObject(media.schema);
    const encoding = encodingOf(contentType, media, schemas);
    const required = kind === 'response' || message.required === true;
    const examples = examplesOf(document, media, schemas, omitted);
    // An optional body is not shown if its derived example is empty.
    const needsWords = kind === 'request' && !required && isDerived(media);
    const shown = needsWords ? examples.filter(({ value }) => isSomething(value)) : examples;
    const isMissing = shown.length === 0 && kind === 'request' && required;
    return defined({
      contentType,
      required,
      schema: { name: referenceName(schema), schema },
      isStream,
      examples: (isMissing ? [anyBody(contentType)] : shown).flatMap((example) =>
        exampleIn(contentType, example, media, schemas),
      ),
      examplesElsewhere: examplesElsewhere(document, media),
      encoding: Object.keys(encoding).length > 0 ? encoding : undefined,
    });
  });
}

/** Builds the body in the media type that samples use; the other media types are its `others`. */
export function buildBody(...message: Parameters<typeof buildBodies>): Body | undefined {
  const [body, ...others] = buildBodies(...message);
  return body && others.length > 0 ? { ...body, others } : body;
}

/** The id of the operation that a link names, by `operationId` or by `operationRef`. */
function linkedOperation(document: JsonObject, link: JsonObject): string | undefined {
  const id = asText(link.operationId);
  if (id !== undefined) return id;
  const path = parseFragment((asText(link.operationRef) ?? '').replace(/^#/, ''));
  return asText(asObject(valueAt(document, path)).operationId);
}

/** The links of a response to operations of the document. */
export function linksOf(
  response: JsonObject,
  { document }: MessageContext,
): readonly Link[] | undefined {
  const links = objectEntries(response.links).flatMap(([name, written]): readonly Link[] => {
    const link = deref(document, written);
    const operation = linkedOperation(document, link);
    if (operation === undefined) return [];
    const parameters = Object.entries(asObject(link.parameters)).map(([parameter, value]) => [
      parameter,
      textOf(value),
    ]);
    const description = asText(link.description) ?? '';
    return [
      {
        name,
        description,
        operation,
        parameters: Object.fromEntries(parameters) as Link['parameters'],
      },
    ];
  });
  return links.length > 0 ? links : undefined;
}
