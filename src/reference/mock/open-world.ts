import type { JsonObject, JsonValue } from '../contract/model';
import { asObject, formatPointer, isObject, mergePatch } from '../contract/json';
import { jsonOf } from '../contract/http/parse-json';
import { jsonText } from '../contract/numeral';
import { computeFee } from '../fees/compute';
import { recharge } from './charges';
import { settled } from './settle';
import { allowedMove, makeMove, planNextMove } from './lifecycle';
import { asOfNow, stamp } from './stamps';
import { pageOfMatching } from './lists';
import type { Entity, Session } from './session';
import { expandSample, lookUp, objectsOf } from './store';
import { durationMs, timestamp } from './time';
import { Contradiction } from './contradiction';
import { mapTexts, withMember } from './json';
import { unitOf } from './money';
import type { Stored } from './behavior';
import type { AnyContract, World } from './world';

function changeEntity(session: Session, entity: Entity, patch: JsonObject): void {
  const { type } = entity;
  const value = asObject(mergePatch(entity.value, patch));
  entity.value = settled(session, type, stamp(session, { type, value }, 'changed'));
}

/** Returns a sample with a new identifier in place of every known one: its objects do not exist. */
function withNewIds(session: Session, value: JsonValue): JsonValue {
  const renamed = new Map<string, string>();
  return mapTexts(value, (text) => {
    const [type] = session.identifiers.typesOf(text);
    if (type === undefined) return text;
    const id = renamed.get(text) ?? session.newIdOf(type);
    renamed.set(text, id);
    return id;
  });
}

/** Returns the world that the rules of a session act through. */
export function worldOf(session: Session): World<AnyContract> {
  const { contract } = session;
  const entityOf = ({ type, key }: Stored<unknown>): Entity => {
    const entity = session.find(type, key);
    if (!entity) throw new Contradiction(`There is no ${type} ${key}.`);
    return entity;
  };
  const stored = (entity: Entity) => entity as Stored<JsonObject>;
  return {
    get now() {
      return session.time;
    },
    ledger: session.ledger,
    random: session.random,
    timestamp: (ms = session.time) => timestamp(ms),
    duration: durationMs,
    newId: (prefix) => session.newId(prefix),
    get: (type, id) => {
      const entity = lookUp(session, type, id);
      return entity && stored(entity);
    },
    where: (type, property, value) =>
      objectsOf(session, type, [formatPointer([String(property)]), value]).map(stored),
    create: (type, value, event) => {
      const { id: idName } = session.resource(type) ?? {};
      if (idName === undefined || !session.identifiers.has(type))
        throw new Contradiction(`${type} has no id to be kept by.`);
      const id = session.newIdOf(type);
      const entity = session.add({
        type,
        key: id,
        value: withMember(value, idName, id),
        seed: false,
      });
      entity.value = settled(session, type, entity.value);
      planNextMove(session, entity);
      if (event !== undefined) session.emit(event, entity);
      return stored(entity);
    },
    put: (type, path, value) => {
      const entity =
        session.find(type, path) ?? session.add({ type, key: path, value, seed: false });
      entity.value = value;
      return stored(entity);
    },
    example: (type, id, patch) => {
      if (!Object.hasOwn(session.resource(type)?.seeds ?? {}, id)) {
        throw new Contradiction(`The contract has no example ${type} ${id}.`);
      }
      session.examples.set(`${type} ${id}`, asObject(patch));
    },
    forget: (object) => session.remove(entityOf(object)),
    change: (object, patch) => changeEntity(session, entityOf(object), patch as JsonObject),
    move: (object, to, patch) => {
      const entity = entityOf(object);
      makeMove(
        session,
        entity,
        allowedMove(session, entity, to),
        undefined,
        asObject(patch as JsonObject | undefined),
      );
    },
    emit: (event, object) => session.emit(event, entityOf(object)),
    notify: (event, data) => {
      const type = contract.events[event]?.dataType ?? '';
      session.emit(event, { type, key: '', value: data as JsonObject, seed: false, serial: 0 });
    },
    schedule: (job, subject, at) => {
      session.agenda.add({ job, subject, at });
    },
    steeredTo: (object) => entityOf(object).goal,
    delay: (type, from, to) => {
      const moves = session.resource(type)?.lifecycle?.states[from] ?? [];
      const after = moves.find((move) => move.to === to)?.after;
      if (after === undefined) {
        throw new Contradiction(`\`x-states\` of ${type} has no time from ${from} to ${to}.`);
      }
      return durationMs(after);
    },
    plan: (object) => planNextMove(session, entityOf(object)),
    priced: (type, value, body) => recharge(session, type, value, body as JsonObject | undefined),
    figure: (id) => {
      const figure = contract.figures?.[id];
      if (typeof figure === 'number') return figure;
      throw new Contradiction(`\`facts.yaml\` has no figure \`${id}\`.`);
    },
    series: (id) => {
      const figures = contract.figures?.[id];
      if (typeof figures === 'object') return figures;
      throw new Contradiction(`\`facts.yaml\` has no series \`${id}\`.`);
    },
    fee: (id, on) => {
      const rule = contract.fees[id];
      const computed = rule && computeFee(rule, on.amount);
      if (!rule || !computed) throw new Contradiction(`\`fees.yaml\` computes no fee \`${id}\`.`);
      if (rule.unit.code !== unitOf(on)) {
        throw new Contradiction(`The fee \`${id}\` is in ${rule.unit.code}, not in ${unitOf(on)}.`);
      }
      return { ...on, amount: computed.fee };
    },
    page: (items, { operation, path, query }, show = (item: unknown) => item as never) =>
      pageOfMatching(session, operation, items, show as (item: unknown) => JsonObject, {
        path: new Map(Object.entries(path as Readonly<Record<string, string>>)),
        query: new Map(Object.entries(query as Readonly<Record<string, JsonValue>>)),
      }) as never,
    secret: () => session.secret,
    deliverSample: (event, address, within) => {
      const sample = contract.events[event]?.data;
      if (!sample) return undefined;
      const data = withNewIds(
        session,
        asOfNow(session, sample.type, expandSample(session, sample)),
      );
      return session.deliverSample(event, data, address, within);
    },
    callPartner: (message, address, within) => {
      const [body, secrets] = [jsonText(message), session.signingSecrets()];
      if (!session.asksPartner) return undefined;
      return session.deliver?.({ id: message.id, body, secrets }, address, within);
    },
    read: (type, text) => {
      const value = jsonOf(text);
      return isObject(value) && session.validator.fits(value, { $ref: type }) ? value : undefined;
    },
    isLocal: session.isLocal,
    rotateSecret: (until) => session.rotateSecret(until),
  };
}
