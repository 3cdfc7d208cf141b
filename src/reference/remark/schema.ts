import { example } from '../blocks/example';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { kebabCase } from '../contract/anchors';
import type { NamedSchema } from '../contract/model';
import { hrefTo } from './code-link';
import { placeMarks } from './changes';
import { type FieldScope, fieldList, variantBlocks } from './fields';
import { markdown } from './markdown';
import { hint, problem } from './problem';
import type { Page } from './reference';
import type { Tag } from './tag';

/** Values of the state property link to the table of states, where it is on a page. */
const stateLinks =
  (page: Page, { name, lifecycle }: NamedSchema): NonNullable<FieldScope['hrefOfValue']> =>
  (field, value) => {
    if (field.path.length !== 1 || field.name !== lifecycle?.property) return undefined;
    return hrefTo(page, 'state', `${name}.${value}`);
  };

/** `<Schema name="…" />`: the fields of an object beside an example of it. */
export const schemaTag: Tag = {
  name: 'Schema',
  required: ['name'],
  optional: [],
  example: '<Schema name="Card" />',
  expand: (values, page, place) => {
    const name = values.get('name') ?? '';
    const { contract, fieldsOf } = page.reference;
    const schema = contract.schemas.get(name);
    if (!schema) {
      throw problem(
        place,
        `The contract of ${page.set} has no schema \`${name}\`.`,
        hint(name, contract.schemas.keys()),
      );
    }
    const origin = { place: schema.place, topic: page.topic?.name };
    const prefix = kebabCase(name);
    const { fields, variants } = fieldsOf({ name, schema: schema.schema });
    const scope: FieldScope = {
      page,
      origin,
      prefix,
      taken: new Set(),
      roots: [{ at: `schema:${name}`, depth: 0 }],
      hrefOfValue: stateLinks(page, schema),
    };
    return [
      referenceBlock({ id: prefix }, [
        referenceMain({}, [
          ...placeMarks(page, `schema:${name}`),
          ...markdown(page, schema.description, origin),
          ...fieldList(fields, scope),
          ...variantBlocks(variants, scope),
        ]),
        ...(schema.example === undefined
          ? []
          : [referenceSide({}, [example({ title: schema.title, value: schema.example })])]),
      ]),
    ];
  },
};
