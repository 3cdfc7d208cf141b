import { withoutLinks } from '../plain-text';
import type { Fee } from '../../fees/schedule';
import type { Contract, EventType, JsonObject, NamedSchema, Topic } from '../model';
import { grouped } from '../grouped';
import { asObject, asText, defined, objectEntries, objects, texts } from '../json';
import { buildErrors, exampleRequestId, type WrittenCatalog } from './catalog';
import { describe, unlessSaid, titleOfTag } from './describe';
import { deriveExample } from '../example/example';
import { buildLifecycle } from './lifecycle';
import { examplesOf } from '../http/media';
import { buildOperation, type BuildContext } from './operations';
import { placeOf } from '../origins';
import { buildSecuritySchemes } from './security';
import { referenceName, shapeOf } from '../schema/shape';
import { mediaTypeOf, requestBodyOf, writtenOperations, type WrittenOperation } from '../walk';

function buildEvent(written: WrittenOperation, context: BuildContext): EventType {
  const { operation, path } = written;
  const body = requestBodyOf(context.document, operation) ?? {};
  const media = mediaTypeOf(context.document, body)?.[1] ?? {};
  const schema = asObject(media.schema);
  const about = asObject(operation['x-event']);
  const properties = asObject(shapeOf(schema, context.schemas).schema.properties);
  const [example] = examplesOf(context.document, media, context.schemas, {});
  return {
    type: path,
    operationId: asText(operation.operationId) ?? '',
    topic: texts(operation.tags)[0] ?? '',
    summary: withoutLinks(asText(operation.summary) ?? ''),
    description: asText(operation.description) ?? '',
    sent: asText(about.sent) ?? '',
    notSent: asText(about.notSent) ?? '',
    ordering: asText(about.ordering),
    dataSchema: referenceName(asObject(properties.data)),
    payload: { name: referenceName(schema), schema },
    example: example?.value ?? null,
    place: placeOf(operation),
  };
}

function buildSchemas({ schemas }: BuildContext): ReadonlyMap<string, NamedSchema> {
  return new Map(
    objectEntries(schemas).map(([name, schema]) => [
      name,
      {
        name,
        title: asText(schema.title) ?? name,
        description: describe(schema),
        schema,
        lifecycle: buildLifecycle(name, schema),
        example: deriveExample(schema, schemas, { generate: true }),
        place: placeOf(schema),
      },
    ]),
  );
}

/** The group of a tag: its `x-tagGroups` group, or its topmost parent, which is its own group. */
function groupOf(tag: JsonObject, document: JsonObject): string | undefined {
  const { name } = tag;
  const group = objects(document['x-tagGroups']).find(({ tags }) =>
    texts(tags).some((member) => member === name),
  );
  if (group) return asText(group.name);
  const tags = objects(document.tags);
  const isParent = tags.some(({ parent }) => parent !== undefined && parent === name);
  // The chain of parents is never longer than the list of tags, so a cycle ends too.
  const top = tags.reduce(
    (low) => tags.find(({ name: other }) => other === low.parent) ?? low,
    tag,
  );
  return isParent || top !== tag ? titleOfTag(top) : undefined;
}

/** The topics of a document; of tags with the same name, the first counts. */
export const buildTopics = (document: JsonObject): readonly Topic[] =>
  [...grouped(objects(document.tags), ({ name }) => asText(name) ?? '')].map(
    ([name, [tag = {}]]) => ({
      ...defined({ group: groupOf(tag, document) }),
      name,
      title: titleOfTag(tag),
      description: describe(tag),
    }),
  );

export interface BuildOptions {
  readonly set: string;
  readonly docsUrl: string;
  readonly document: JsonObject;
  readonly catalog: WrittenCatalog;
  readonly fees: readonly Fee[];
  readonly files: readonly string[];
  readonly sharesConventions?: boolean;
}

/** Builds the typed model of a bundled document that has passed the lint. */
export function buildContract({
  set,
  docsUrl,
  document,
  catalog,
  fees,
  files,
  sharesConventions = true,
}: BuildOptions): Contract {
  const schemas = asObject(asObject(document.components).schemas);
  const context = { document, schemas, catalog };
  const written = writtenOperations(document);
  const build = (operation: WrittenOperation) => buildOperation(operation, context);
  const operations = written.filter(({ direction }) => direction === 'to-provider').map(build);
  const partnerSide = written.filter(({ direction }) => direction === 'to-partner');
  const info = asObject(document.info);
  const requestId = exampleRequestId(document);
  return {
    set,
    title: asText(info.title) ?? '',
    version: asText(info.version) ?? '',
    description: unlessSaid(
      describe({ ...info, externalDocs: document.externalDocs ?? null }),
      asText(info.title),
    ),
    servers: objects(document.servers).map(({ url, description }) => ({
      url: asText(url) ?? '',
      description: asText(description) ?? '',
    })),
    topics: buildTopics(document),
    securitySchemes: buildSecuritySchemes(document),
    operations,
    partnerOperations: partnerSide.filter(({ event }) => !event).map(build),
    events: partnerSide.filter(({ event }) => event).map((event) => buildEvent(event, context)),
    errors: buildErrors(catalog, operations, { docsUrl, set, requestId, document }),
    schemas: buildSchemas(context),
    document,
    published: document,
    sharesConventions,
    fees,
    files,
  };
}
