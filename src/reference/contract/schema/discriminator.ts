import { asObject, isObject } from '../json';
import type { JsonObject, Variant } from '../model';
import { alternativesOf, referenceName, type Schemas, type Shape } from './shape';

/** The values of the discriminator of a schema that choose one of its alternatives. */
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

/** Schemas that a discriminator names without listing them as alternatives: they inherit from its own. */
export function heirsOf({ schema }: Shape, schemas: Schemas): readonly JsonObject[] {
  if (alternativesOf(schema).length > 0) return [];
  const targets = Object.values(asObject(asObject(schema.discriminator).mapping));
  const names = new Set(targets.flatMap((target) => referenceName({ $ref: target }) ?? []));
  return [...names]
    .filter((name) => isObject(schemas[name]))
    .map((name) => ({ $ref: `#/components/schemas/${name}` }));
}
