import type { RootContent } from 'mdast';
import { example } from '../blocks/example';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { joined, paragraph, text } from '../blocks/tree/mdast';
import { schemaAnchor } from '../contract/page/anchors';
import type { NamedSchema } from '../contract/model';
import { firstSentence } from '../contract/plain-text';
import { twoWayObjects } from '../contract/http/two-way';
import { placeMarks } from './changes';
import { type FieldScope, variantBlocks } from './fields';
import { codeLink, holderLink, hrefTo } from './links';
import { markdown } from './markdown';
import { mainFields } from './optional-fields';
import { restBlocks } from './schema-parts';
import type { Page } from './reference';
import type { Tag } from './tag';
import { lookUp } from './topic';

/** The block of an object, with its anchor unless the heading above it has that. */
export const schemaBlocks = (
  schema: NamedSchema,
  page: Page,
  hasHeading = false,
): readonly RootContent[] => {
  const { contract, fieldsOf, withoutShared } = page.reference;
  const { name } = schema;
  const origin = { place: schema.place, topic: page.topic?.name };
  const prefix = schemaAnchor(contract, name);
  const own = withoutShared(schema.schema);
  const { type, fields, variants, rest } = fieldsOf({ name, schema: own.schema });
  const held = fields.length + variants.length === 0 && holderLink(page, type);
  const shared = own.shared.map((part) => [codeLink(page, 'schema', part)]);
  const scope: FieldScope = {
    page,
    origin,
    prefix,
    taken: new Set(),
    isTwoWay: twoWayObjects(contract).has(name),
    roots: [{ place: `schema:${name}`, depth: 0 }],
    // States link to their own table.
    hrefOfValue: (field, value) =>
      field.path.length === 1 && field.name === schema.lifecycle?.property
        ? hrefTo(page, 'state', `${name}.${value}`)
        : undefined,
  };
  return [
    {
      ...referenceBlock(hasHeading ? {} : { id: prefix }, [
        referenceMain({}, [
          ...placeMarks(page, `schema:${name}`),
          ...markdown(page, schema.description, origin),
          ...(held ? [paragraph([text('Is '), ...held, text('.')])] : []),
          ...mainFields(fields, scope),
          ...(shared.length > 0
            ? [paragraph([text('All fields of '), ...joined(shared), text('.')])]
            : []),
          ...variantBlocks(variants, scope, fields.length === 0),
          ...restBlocks(page, rest),
        ]),
        ...(schema.example === undefined
          ? []
          : [referenceSide({}, [example({ title: schema.title, value: schema.example })])]),
      ]),
      part: { name: prefix, description: firstSentence(schema.description) },
    },
  ];
};

/** `<Schema name="…" />`: the fields of an object beside its example. */
export const schemaTag: Tag = {
  name: 'Schema',
  attributes: { name: 'text' },
  needs: ['name'],
  example: '<Schema name="Card" />',
  expand: (page, place, { name = '' }) => {
    const { schemas } = page.reference.contract;
    return schemaBlocks(lookUp(page, place, 'schema', schemas, name), page);
  },
};
