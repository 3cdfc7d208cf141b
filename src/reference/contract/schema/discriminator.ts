import { asObject, isObject } from '../json';
import type { JsonObject, Variant } from '../model';
import { alternativesOf, referenceName, type Schemas, type Shape } from './shape';

/** The discriminator property of a schema, with the values that choose the given alternative. */
export function chosenBy(
  { schema }: Shape,
  alternative: string | undefined,
): Pick<Variant, 'chosenBy'> {
  const { propertyName, mapping } = asObject(schema.discriminator);
  if (typeof propertyName !== 'string' || alternative === undefined) return {};
  const values = Object.entries(asObject(mapping)).flatMap(([value, target]) =>
    target === alternative || referenceName({ $ref: target }) === alternative ? [value] : [],
  );
  return {
    chosenBy: { property: propertyName, values: values.length > 0 ? values : [alternative] },
  };
}

/** Schemas in a discriminator's mapping that are no alternatives: they extend its schema. */
export function heirsOf({ schema }: Shape, schemas: Schemas): readonly JsonObject[] {
  if (alternativesOf(schema).length > 0) return [];
  const targets = Object.values(asObject(asObject(schema.discriminator).mapping));
  const names = new Set(targets.flatMap((target) => referenceName({ $ref: target }) ?? []));
  return [...names]
    .filter((name) => isObject(schemas[name]))
    .map((name) => ({ $ref: `#/components/schemas/${name}` }));
}
