import { asObject, objectEntries, objects, omit, texts } from '../json';
import type { JsonObject } from '../model';
import { oncePer } from '../once-per';
import { inherit } from '../origins';
import { referenceName, shapeOf, type Schemas } from '../schema/shape';

/** Up to this many others repeat the fields of a schema that they take over. */
const FEW_OTHERS = 4;
/** Together they repeat up to this many. */
const FEW_FIELDS = 40;

/** The named schemas whose fields a schema takes over, all of them and as they are. */
const partsOf = ({ allOf }: JsonObject): readonly string[] =>
  objects(allOf).flatMap((part) =>
    Object.keys(part).length === 1 ? (referenceName(part) ?? []) : [],
  );

/** Names of the schemas whose fields are too many to be shown wherever they are taken over. */
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
 * A schema without the fields that it has in common with many others. A field of which it says more
 * than they do stays.
 *
 * @param shown named schemas that are shown themselves
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
