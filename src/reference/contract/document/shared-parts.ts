import { asObject, objectEntries, objects, omit, texts } from '../json';
import type { JsonObject } from '../model';
import { oncePer } from '../once-per';
import { inherit } from '../origins';
import { referenceName, shapeOf, type Schemas } from '../schema/shape';

/** The number of schemas that may include a schema and still show its fields. */
const FEW_OTHERS = 4;
/** The number of fields that these schemas may repeat in total. */
const FEW_FIELDS = 40;

/** Names of the schemas that a schema includes unchanged: `allOf` parts with only a `$ref`. */
const partsOf = ({ allOf }: JsonObject): readonly string[] =>
  objects(allOf).flatMap((part) =>
    Object.keys(part).length === 1 ? (referenceName(part) ?? []) : [],
  );

/** Names of the schemas with too many fields to show in every schema that includes them. */
const sharedIn = oncePer((schemas: Schemas): ReadonlySet<string> => {
  const takers = new Map<string, number>();
  for (const [, schema] of objectEntries(schemas)) {
    for (const name of new Set(partsOf(schema))) takers.set(name, (takers.get(name) ?? 0) + 1);
  }
  const isShared = ([name, others]: readonly [string, number]): boolean => {
    const { properties } = shapeOf(asObject(schemas[name]), schemas).schema;
    return others > FEW_OTHERS || others * Object.keys(asObject(properties)).length > FEW_FIELDS;
  };
  return new Set([...takers].filter(isShared).map(([name]) => name));
});

export interface WithoutShared {
  readonly schema: JsonObject;
  /** Names of the schemas whose fields are left out. */
  readonly shared: readonly string[];
}

/**
 * Returns a schema without the fields that it has in common with many others. A field that the
 * schema itself describes further stays.
 *
 * @param shown named schemas that are shown in a place of their own
 */
export function withoutShared(
  schema: JsonObject,
  schemas: Schemas,
  shown: ReadonlySet<string>,
): WithoutShared {
  const isOnce = sharedIn(schemas);
  const shared = partsOf(schema).filter((name) => shown.has(name) && isOnce.has(name));
  if (shared.length === 0) return { schema, shared };
  const isShared = (part: JsonObject): boolean => shared.includes(referenceName(part) ?? '');
  const others = objects(schema.allOf).filter((part) => !isShared(part));
  const own = shapeOf(inherit({ ...schema, allOf: others }, schema), schemas).schema;
  const ofParts = shapeOf({ allOf: objects(schema.allOf).filter(isShared) }, schemas).schema;
  const { schema: whole } = shapeOf(schema, schemas);
  const isOwn = (name: string): boolean =>
    name in asObject(own.properties) ||
    (texts(own.required).includes(name) && !texts(ofParts.required).includes(name));
  const left = Object.keys(asObject(whole.properties)).filter((name) => !isOwn(name));
  const properties = inherit(omit(asObject(whole.properties), ...left), whole);
  return { schema: inherit({ ...whole, properties }, schema), shared };
}
