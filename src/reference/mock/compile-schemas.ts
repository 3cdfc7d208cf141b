import type { JsonObject, JsonValue, NamedSchema } from '../contract/model';
import { isArray, isObject } from '../contract/json';
import type { Schema } from './contract';
import { KNOWN_KEYWORDS } from '../contract/validate';

/** Keywords that say nothing about what is valid. */
const ANNOTATIONS =
  /^(title|description|examples?|default|deprecated|readOnly|writeOnly|discriminator|\$comment|x-.*)$/;
const DATA = new Set(['enum', 'const', 'required', 'dependentRequired', 'type']);
const MAPS = new Set(['properties', 'patternProperties']);
const REFERENCE = /^#\/components\/schemas\//;

function compileMember(keyword: string, value: JsonValue): JsonValue {
  if (keyword === '$ref' && typeof value === 'string') return value.replace(REFERENCE, '');
  if (DATA.has(keyword)) return value;
  if (MAPS.has(keyword) && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, isObject(one) ? compileSchema(one) : one]),
    );
  }
  if (isArray(value)) return value.map((one) => (isObject(one) ? compileSchema(one) : one));
  return isObject(value) ? compileSchema(value) : value;
}

/**
 * A schema without annotations.
 *
 * @throws Error when it uses a keyword the validator does not know
 */
export function compileSchema(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.test(keyword));
  for (const [keyword] of members) {
    if (KNOWN_KEYWORDS.has(keyword)) continue;
    throw new Error(
      `The sandbox cannot validate the JSON Schema keyword \`${keyword}\`. ` +
        'Next: write the rule with another keyword, or teach it to src/reference/contract/validate.ts.',
    );
  }
  return Object.fromEntries(
    members.map(([keyword, value]) => [keyword, compileMember(keyword, value)]),
  );
}

function* referencesIn(value: JsonValue): Iterable<string> {
  if (isArray(value)) for (const item of value) yield* referencesIn(item);
  if (!isObject(value)) return;
  if (typeof value.$ref === 'string') yield value.$ref;
  for (const member of Object.values(value)) yield* referencesIn(member);
}

/** The named schemas the given ones refer to, directly or not, without annotations. */
export function reachableSchemas(
  schemas: ReadonlyMap<string, NamedSchema>,
  roots: readonly Schema[],
): Readonly<Record<string, Schema>> {
  const reached: Record<string, Schema> = {};
  const open = roots.flatMap((root) => [...referencesIn(root)]);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const written = schemas.get(name)?.schema;
    if (!written || Object.hasOwn(reached, name)) continue;
    const schema = compileSchema(written);
    reached[name] = schema;
    open.push(...referencesIn(schema));
  }
  return reached;
}
