import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, isObject, mergePatch, texts } from '../contract/json';
import { hasFlag, withoutOmitted } from '../contract/schema/omitted';
import type { MockOperation, Schema } from './contract';
import { withIds } from './identifiers';
import { mapTexts, memberAt, omit, withMember, withMemberAt } from './json';
import type { Session } from './session';
import { asOfNow } from './stamps';
import { expandSample } from './store';
import type { CheckedRequest } from './surroundings';
import type { Validator } from '../contract/schema/validate';

interface Layer {
  readonly schema: Schema;
  readonly validator: Validator;
}

/** Sets a field if the value fits, or else merges objects. `null` removes an optional field. */
function withField(value: JsonObject, name: string, given: JsonValue, layer: Layer): JsonObject {
  const property = layer.validator.properties(layer.schema).get(name);
  if (property === undefined) return value;
  const fits = (candidate: JsonValue) => layer.validator.fits(candidate, property);
  if (given !== null && fits(given)) return withMember(value, name, given);
  const before = value[name];
  if (isObject(given) && isObject(before)) {
    const merged = mergePatch(before, given);
    if (fits(merged)) return withMember(value, name, merged);
  }
  const isRequired = texts(layer.validator.resolve(layer.schema).required).includes(name);
  return given === null && !isRequired ? omit(value, name) : value;
}

/** Sets the fields that the answer shares with the request body or echoes from it (`x-echoes`). */
export function withRequestFields(
  { validator }: Session,
  operation: MockOperation,
  value: JsonObject,
  body: JsonValue | undefined,
  schema: Schema,
): JsonObject {
  if (!isObject(body)) return value;
  let changed = value;
  const written = operation.body?.schema ?? {};
  for (const [from, to] of operation.echoes) {
    const given = memberAt(body, from);
    if (given !== undefined) changed = withMemberAt(changed, to, given);
  }
  // If the whole body is echoed as one part of the answer, its fields are not those of the answer.
  if (operation.echoes.some(([from]) => from === '')) return changed;
  const fields = validator.properties(written);
  const shown = asObject(withoutOmitted(validator, body, written, 'writeOnly'));
  for (const [name, given] of Object.entries(shown)) {
    // A request cannot set properties that its schema does not have, such as a state.
    if (fields.size > 0 && !fields.has(name)) continue;
    changed = withField(changed, name, given, { schema, validator });
  }
  if (operation.method === 'PATCH') return changed;
  // An optional field that the request leaves out is not in the answer.
  const required = texts(validator.resolve(schema).required);
  for (const [name, field] of fields) {
    const isLeftOut = !Object.hasOwn(body, name) && !hasFlag(validator, field, 'readOnly');
    if (isLeftOut && !required.includes(name)) changed = omit(changed, name);
  }
  return changed;
}

/**
 * Adds the properties that a rule gives to a new object. A complete nested object replaces that of
 * the example, which may be an amount in another unit; an incomplete one is merged into it.
 */
export function withGiven(
  { validator }: Session,
  value: JsonObject,
  given: JsonObject,
  schema: Schema,
): JsonObject {
  const properties = validator.properties(schema);
  const whole = Object.entries(given)
    .filter(([, member]) => isObject(member))
    .map(([name, member]) => [name, mergePatch({}, member)] as const)
    .filter(([name, member]) => {
      const property = properties.get(name);
      return property !== undefined && validator.fits(member, property);
    });
  return { ...asObject(mergePatch(value, given)), ...Object.fromEntries(whole) };
}

/** Builds an answer from its example and the values of the request. */
export function compose(
  session: Session,
  request: Pick<CheckedRequest, 'operation' | 'body' | 'pathIds'>,
): JsonValue | undefined {
  const { validator } = session;
  const { operation, body, pathIds } = request;
  if (!operation.answer) return undefined;
  const { schema, sample } = operation.answer;
  const example = asOfNow(session, sample.type, expandSample(session, sample));
  if (!isObject(example)) return example;
  const { type = '' } = operation.target;
  const { id = '' } = session.resource(type) ?? {};
  const named = asObject(mapTexts(example, (text) => withIds(text, pathIds)));
  const identified =
    session.identifiers.has(type) && typeof example[id] === 'string'
      ? withMember(named, id, session.newIdOf(type))
      : named;
  const composed = withRequestFields(session, operation, identified, body, schema);
  // A combination that the schema does not allow falls back to the example.
  return validator.fits(composed, schema) ? composed : identified;
}
