import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, asText, child, isObject, mergePatch } from '../contract/json';
import { recharge } from './charges';
import { compose, takeOver, type ComposeContext } from './compose';
import type { MockOperation } from './contract';
import { mapTexts, textOf, withMember } from './json';
import { move, movesFrom, plan, stateOf, touch } from './lifecycle';
import { read } from './read';
import { checkRefusals, checkUnique, namedObjects, unknownObject } from './refusals';
import type { Answer, Entity, Session } from './session';
import { birthEvent, steer } from './steer';
import { expand } from './store';
import { documentsOf, referredBy, surroundings, type Input } from './surroundings';
import { momentOf, shiftTimes } from './time';
import type { Validator } from '../contract/validate';

function changed(session: Session, input: Input, context: ComposeContext, entity: Entity): void {
  const { operation } = input.route;
  const before = stateOf(session, entity);
  const wanted = input.triggers.map(({ state }) => state);
  const moves = movesFrom(session, entity).filter((one) => one.operation === operation.id);
  const made = moves.find(({ to }) => wanted.includes(to)) ?? moves[0];
  if (made) move(session, entity, made, operation);
  entity.value = told(session, entity, operation, context);
  const schema = { $ref: entity.of };
  const segment = operation.path.split('/').at(-1) ?? '';
  const property = segment.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const isPart = operation.method === 'PUT' && context.validator.properties(schema).has(property);
  const body = isPart ? { [property]: input.body ?? null } : input.body;
  const isWhole = operation.method !== 'PUT' || isPart;
  const taken = isWhole
    ? takeOver(entity.value, body, { ...context, operation: partial(operation, isPart) }, schema)
    : takeOver(entity.value, body, context, schema);
  if (context.validator.fits(taken, schema)) entity.value = taken;
  entity.value = touch(session, entity.value, ['updatedAt']);
  steer(session, entity, input.triggers);
  entity.value = recharge(session, entity.of, entity.value, input.body);
  if (made === undefined && stateOf(session, entity) === before && input.triggers.length === 0) {
    const event = operation.events.find((type) => type.endsWith('.updated'));
    if (event !== undefined) session.emit(event, entity);
    return;
  }
  plan(session, entity);
  if (made?.event !== undefined) session.emit(made.event, entity);
}

/** What the answer's example shows as changed by the call, beside state, identity and the body. */
function told(
  session: Session,
  { of, value }: Entity,
  operation: MockOperation,
  { validator }: ComposeContext,
): JsonObject {
  const sample = operation.answer?.sample;
  const resource = session.resource(of);
  if (sample?.of !== of || !isObject(sample.patch) || !resource) return value;
  const given = validator.properties(operation.body?.schema ?? {});
  const isOwn = (name: string) =>
    name === resource.lifecycle?.property ||
    Object.hasOwn(resource.conditional, name) ||
    given.has(name);
  const changes = Object.entries(sample.patch).filter(
    ([name, member]) =>
      !isOwn(name) && !/^(id|createdAt|.*Id)$/.test(name) && !textOf(member).startsWith('whsec_'),
  );
  const moment = momentOf(expand(session, sample)) ?? session.contract.moment;
  const patch = shiftTimes(Object.fromEntries(changes), session.at - moment);
  const changed = asObject(mergePatch(value, patch));
  return validator.fits(changed, { $ref: of }) ? changed : value;
}

/** An operation that changes the fields it names and leaves the others alone. */
const partial = (operation: MockOperation, isPart: boolean): MockOperation => ({
  ...operation,
  method: 'PATCH',
  echoes: isPart ? [] : operation.echoes,
});

/** Does what the operation says. @throws {Refused} */
export function perform(session: Session, validator: Validator, input: Input): Answer {
  const { route, body, query, names } = input;
  const { operation } = route;
  const mark = session.newest;
  const around = surroundings(session, input);
  if (operation.method === 'GET') return read(session, validator, input, around);
  checkUnique(session, operation, body);
  const named = [...namedObjects(session, operation, body ?? null)];
  const missing = named.find(({ entity }) => !entity);
  if (missing) throw unknownObject(operation, missing.path);
  const used = named.flatMap(({ entity }) => entity ?? []);
  const known = [...around.parents, ...used];
  const others = [
    ...known,
    ...referredBy(session, around.target ?? known[0]),
    ...documentsOf(session, input, around.young),
  ];
  const subjects = { target: around.target, others: [...new Set(others)], mark };
  checkRefusals(session, operation, subjects, body);
  const context = { session, validator, operation, names };
  if (around.target) {
    changed(session, input, context, around.target);
    return {
      status: operation.status,
      headers: {},
      body: show(session, around.target.value, operation),
    };
  }
  const sources = known.map((entity) => {
    const made = movesFrom(session, entity).find((one) => one.operation === operation.id);
    return { entity, made, consumed: made !== undefined || entity.of === operation.target.of };
  });
  const value = compose(context, { body, query }, sources);
  for (const { entity, made } of sources) if (made) move(session, entity, made);
  return { status: operation.status, ...created(session, operation, value, input, validator) };
}

function created(
  session: Session,
  operation: MockOperation,
  value: JsonValue | undefined,
  { body, triggers }: Pick<Input, 'body' | 'triggers'>,
  validator: Validator,
): Pick<Answer, 'headers' | 'body'> {
  const resource = session.resource(operation.target.of);
  const id = asText(child(value, 'id'));
  if (!isObject(value) || operation.target.of === undefined || !resource) {
    return { headers: operation.headers, body: value };
  }
  const entity: Omit<Entity, 'serial'> = {
    of: operation.target.of,
    key: id ?? '',
    value,
    seed: false,
  };
  const kept = id === undefined ? { ...entity, serial: 0 } : session.add(entity);
  steer(session, kept, triggers);
  const charged = recharge(session, kept.of, kept.value, body);
  kept.value = validator.fits(charged, { $ref: kept.of })
    ? charged
    : recharge(session, kept.of, kept.value);
  const shown = kept.value;
  plan(session, kept);
  const event = birthEvent(session, operation, kept);
  if (event !== undefined) session.emit(event, kept);
  const example = asText(resource.example.id);
  const headers = mapTexts(operation.headers, (text) =>
    example === undefined || id === undefined ? text : text.replaceAll(example, id),
  );
  return { headers: headers as Answer['headers'], body: show(session, shown, operation) };
}

/** An answer shows a new signing secret once; what is kept does not hold it. */
function show(session: Session, value: JsonObject, operation: MockOperation): JsonValue {
  const patch = asObject(operation.answer?.sample.patch);
  return Object.entries(patch).reduce<JsonObject>(
    (shown, [name, member]) =>
      typeof member === 'string' && member.startsWith('whsec_')
        ? withMember(shown, name, session.rotateSecret())
        : shown,
    value,
  );
}
