import type { JsonObject, JsonValue, NamedSchema } from '../../contract/model';
import { isArray, isObject, references, texts } from '../../contract/json';
import type { Schema } from '../contract';
import { KNOWN_KEYWORDS } from '../../contract/schema/known-keywords';

const DATA = new Set(['enum', 'const', 'required', 'dependentRequired', 'type']);
const MAPS = new Set(['properties', 'patternProperties']);
const REFERENCE = /^#\/components\/schemas\//;

const compileNested = (value: JsonValue): JsonValue =>
  isObject(value) ? compileSchema(value) : value;

function compileMember(keyword: string, value: JsonValue): JsonValue {
  if (keyword === '$ref' && typeof value === 'string') return value.replace(REFERENCE, '');
  if (DATA.has(keyword)) return value;
  if (MAPS.has(keyword) && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, compileNested(member)]),
    );
  }
  return isArray(value) ? value.map(compileNested) : compileNested(value);
}

/**
 * Returns a schema without annotations and without keywords that the validator does not know. Keeps
 * the example of a pattern, which explains the pattern in messages.
 */
export function compileSchema(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema)
    .filter(([keyword]) => KNOWN_KEYWORDS.has(keyword))
    .map(([keyword, value]) => [keyword, compileMember(keyword, value)] as const);
  const [example] = texts(schema.examples ?? [schema.example ?? null]);
  const isShown = schema.pattern !== undefined && example !== undefined;
  return { ...Object.fromEntries(kept), ...(isShown ? { examples: [example] } : {}) };
}

/** Returns the named schemas that the given ones refer to, directly or not, without annotations. */
export function reachableSchemas(
  schemas: ReadonlyMap<string, NamedSchema>,
  roots: readonly Schema[],
): Readonly<Record<string, Schema>> {
  const reached: Record<string, Schema> = {};
  const open = roots.flatMap(references);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const written = schemas.get(name)?.schema;
    if (!written || Object.hasOwn(reached, name)) continue;
    const schema = compileSchema(written);
    reached[name] = schema;
    open.push(...references(schema));
  }
  return reached;
}
