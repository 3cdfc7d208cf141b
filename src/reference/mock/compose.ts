import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, child, isObject, mergePatch, texts } from '../contract/json';
import type { MockOperation, Schema } from './contract';
import { mapTexts, memberAt, withMember, withMemberAt, without } from './json';
import type { Entity, Session } from './session';
import { asOfNow, expandSample } from './store';
import type { Validator } from '../contract/validate';

/** Fields that are never copied from another object. */
const OWN_FIELDS = /^(id|status|externalId|metadata|.*At)$/;

export interface ComposeContext {
  readonly session: Session;
  readonly validator: Validator;
  readonly operation: MockOperation;
  /** Values of the path parameters by the ids that the examples show for them. */
  readonly idsByExample: ReadonlyMap<string, string>;
}

interface Layer {
  readonly schema: Schema;
  readonly validator: Validator;
}

/**
 * Sets a field when the value fits the schema; in an object, merges where it does not. A number
 * that is given for an amount is its amount.
 */
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
  if (typeof given === 'string' && isObject(before) && 'amount' in before) {
    const amount = withMember(before, 'amount', given);
    if (fits(amount)) return withMember(value, name, amount);
  }
  const isRequired = texts(layer.validator.resolve(layer.schema).required).includes(name);
  return given === null && !isRequired ? without(value, name) : value;
}

/** Copies values of the request to other places of the answer that repeat them. */
function withEchoes(value: JsonObject, body: JsonValue, { operation }: ComposeContext): JsonObject {
  let echoed = value;
  for (const [from, to] of operation.echoes) {
    const given = memberAt(body, from);
    if (typeof given === 'string') echoed = withMemberAt(echoed, to, given);
  }
  return echoed;
}

/** Sets the fields of the request body that the answer has as well. */
export function withRequestFields(
  value: JsonObject,
  body: JsonValue | undefined,
  context: ComposeContext,
  schema: Schema,
): JsonObject {
  if (!isObject(body)) return value;
  const { validator, operation } = context;
  const layer = { schema, validator };
  let changed = withEchoes(value, body, context);
  for (const [name, given] of Object.entries(body))
    changed = withField(changed, name, given, layer);
  if (operation.method === 'PATCH') return changed;
  // An optional field that the request leaves out is not in the answer.
  const required = texts(validator.resolve(schema).required);
  for (const name of validator.properties(operation.body?.schema ?? {}).keys()) {
    if (!Object.hasOwn(body, name) && !required.includes(name)) changed = without(changed, name);
  }
  return changed;
}

/** Sets fields named like a query parameter, at the top of the answer or one level down. */
function withQueryFields(
  value: JsonObject,
  query: ReadonlyMap<string, JsonValue>,
  layer: Layer,
): JsonObject {
  let taken = value;
  for (const [name, given] of query) {
    if (layer.validator.properties(layer.schema).has(name))
      taken = withField(taken, name, given, layer);
    for (const [member, inner] of Object.entries(taken)) {
      if (isObject(inner) && Object.hasOwn(inner, name)) {
        taken = withField(taken, member, withMember(inner, name, given), layer);
      }
    }
  }
  return taken;
}

/** Sets the fields that a new object shares with the objects it is made from. */
function withInheritedFields(
  value: JsonObject,
  sources: readonly { readonly entity: Entity; readonly consumed: boolean }[],
  layer: Layer,
): JsonObject {
  let inherited = value;
  for (const { entity, consumed } of sources) {
    for (const [name, given] of Object.entries(entity.value)) {
      const taken = consumed
        ? !OWN_FIELDS.test(name)
        : name.endsWith('Id') && !OWN_FIELDS.test(name);
      if (taken && name !== 'externalId') inherited = withField(inherited, name, given, layer);
    }
  }
  return inherited;
}

/** Makes an answer from its example and the values of the request. */
export function compose(
  context: ComposeContext,
  request: { readonly body: JsonValue | undefined; readonly query: ReadonlyMap<string, JsonValue> },
  sources: readonly { readonly entity: Entity; readonly consumed: boolean }[],
): JsonValue | undefined {
  const { session, validator, operation, idsByExample } = context;
  if (!operation.answer) return undefined;
  const { schema, sample } = operation.answer;
  const example = asOfNow(session, expandSample(session, sample));
  if (!isObject(example)) return example;
  const prefix = session.resource(operation.target.type)?.prefix;
  const own = child(example, 'id');
  const named = asObject(mapTexts(example, (text) => idsByExample.get(text) ?? text));
  const identified =
    prefix !== undefined && typeof own === 'string'
      ? withMember(named, 'id', session.newId(prefix))
      : named;
  const layer = { schema, validator };
  const inherited = withInheritedFields(identified, sources, layer);
  const candidates = [
    withQueryFields(
      withRequestFields(inherited, request.body, context, schema),
      request.query,
      layer,
    ),
    withRequestFields(
      identified,
      request.body,
      { ...context, operation: { ...operation, echoes: [] } },
      schema,
    ),
  ];
  // A combination that the schema does not allow falls back to the example.
  return candidates.find((candidate) => validator.fits(candidate, schema)) ?? identified;
}
