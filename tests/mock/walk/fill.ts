import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import {
  asText,
  formatPointer,
  isArray,
  isObject,
  texts,
} from '../../../src/reference/contract/json';
import type { MockOperation, MockParameter, Schema } from '../../../src/reference/mock/contract';
import type { Random } from '../../../src/reference/mock/ids';
import {
  objectsIn,
  textOf,
  textsIn,
  omit,
  withMember,
  withMemberAt,
} from '../../../src/reference/mock/json';
import { movesFrom } from '../../../src/reference/mock/lifecycle';
import type { Entity, Session } from '../../../src/reference/mock/session';
import { objectsOf } from '../../../src/reference/mock/store';
import { shiftTimes } from '../../../src/reference/mock/time';
import { START, triggerCall, type Call, type Subject } from '../support';
import { oftenLasting, pick } from './steps';

const TRIES = 6;
const MOST_USEFUL = 20;
const FACTORS = [1, 1, 1, 0.5, 0.1, 0.02, 3, 1000];

/** Ids of related objects, by the names of the properties that contain them. */
type Related = ReadonlyMap<string, string>;

const textsOf = (value: JsonValue): readonly string[] =>
  [...textsIn(value)].map(([, text]) => text);

const unitIn = ({ amount, currency, asset }: JsonObject): string | undefined =>
  amount === undefined ? undefined : (asText(currency) ?? asText(asset));

/** Returns the ids in an object, apart from its own. */
const idsIn = ({ identifiers }: Session, entity: Entity | undefined): Map<string, string> =>
  new Map(
    Object.entries(entity?.value ?? {}).flatMap(([name, value]) =>
      name !== 'id' && typeof value === 'string' && identifiers.typesOf(value).length > 0
        ? [[name, value] as const]
        : [],
    ),
  );

/**
 * Fills the request of an operation with ids of existing objects, and with values close to its
 * example.
 */
export class Filler {
  private fresh = 0;
  /** The last cursor of each list, with the call that it continues. */
  private readonly cursors = new Map<string, Call>();

  /** The object of the current call. */
  private focus: Entity | undefined;
  private last: Entity | undefined;
  private readonly followUps = new Map<string, readonly MockOperation[]>();
  /** Objects of recent successful calls, by type. */
  private readonly useful = new Map<string, Entity[]>();

  constructor(
    private readonly subject: Subject,
    private readonly session: Session,
  ) {
    // Creates the examples, which otherwise the first call of a list creates.
    for (const type of Object.keys(session.contract.resources)) objectsOf(session, type);
  }

  /**
   * Returns an operation that continues with the last created or changed object, preferably one
   * that causes a transition.
   */
  followUp(random: Random): { operation: MockOperation; entity: Entity } | undefined {
    const { last: entity, session } = this;
    const { mock } = this.subject;
    if (!entity) return undefined;
    const operations = this.followUps.get(entity.type) ?? this.operationsOn(entity.type);
    this.followUps.set(entity.type, operations);
    const ways = movesFrom(session, entity).map((move) => move.operation);
    const moving = operations.filter(({ id }) => ways.includes(id));
    const choices = moving.length > 0 && random() < 0.5 ? moving : operations;
    const operation = pick(random, oftenLasting(mock, choices));
    // Only a successful call has a follow-up.
    this.last = undefined;
    return operation && { operation, entity };
  }

  /** @param focus object that the call should be about */
  call(operation: MockOperation, random: Random, focus?: Entity): Call {
    this.focus = focus;
    const next = this.cursors.get(operation.id);
    this.cursors.delete(operation.id);
    if (next && random() < 0.7) return next;
    const trigger = random() < 0.15 ? pick(random, operation.sandbox) : undefined;
    const steered: Call = trigger ? triggerCall(this.subject, operation.id, trigger) : {};
    const target = this.targetOf(operation, random);
    const path = Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => [parameter.name, this.pathValue(operation, parameter, target, random)]),
    );
    return {
      path: { ...path, ...steered.path },
      query: { ...this.queryOf(operation, random), ...steered.query },
      headers: steered.headers ?? {},
      ...this.bodyOf(operation, steered.body, target, random),
    };
  }

  /** Stores data for later calls: the cursor of a list, and objects of successful calls. */
  remember({ id: operation, method, target }: MockOperation, call: Call, answer: JsonObject): void {
    if (method !== 'GET') {
      const { type = '' } = target;
      const id = asText(answer.id) ?? '';
      this.last = this.session.find(type, id) ?? this.session.objects.having(type, '/id', id)[0];
      for (const id of textsOf([call.path ?? {}, call.body ?? {}])) this.note(id);
    }
    const cursor = asText(isObject(answer.page) ? answer.page.nextCursor : undefined);
    if (cursor !== undefined) {
      this.cursors.set(operation, { ...call, query: { ...call.query, cursor } });
    }
  }

  /** Returns the operations that change an object of the type, or refer to one. */
  private operationsOn(type: string): readonly MockOperation[] {
    const { contract, mock } = this.subject;
    return mock.operations.filter(({ id, method, parameters, target }) => {
      const examples = contract.operations.find((operation) => operation.id === id)?.body?.examples;
      const named = textsOf([
        ...parameters.map(({ example = null }) => example),
        ...(examples ?? []).map(({ value }) => value),
      ]);
      const types = named.flatMap((text) => this.session.identifiers.typesOf(text));
      const isTarget = target.kind !== 'new' && target.type === type;
      return method !== 'GET' && (isTarget || types.includes(type));
    });
  }

  private note(id: string): void {
    for (const type of this.session.identifiers.typesOf(id)) {
      const entity = this.session.find(type, id);
      const objects = this.useful.get(type) ?? [];
      if (entity) this.useful.set(type, [...objects.slice(1 - MOST_USEFUL), entity]);
    }
  }

  /**
   * Returns an object of one of the types: preferably with the same owner, and preferably a new
   * one.
   */
  private object(
    types: readonly string[],
    random: Random,
    related: Related = idsIn(this.session, this.focus),
  ): Entity | undefined {
    const { objects } = this.session;
    if (this.focus && types.includes(this.focus.type)) return this.focus;
    const sharing = types.flatMap((type) =>
      [...related].map(([name, id]) => objects.having(type, formatPointer([name]), id)),
    );
    const useful = random() < 0.5 ? types.map((type) => this.useful.get(type) ?? []) : [];
    const lists = [...sharing, ...useful, ...types.map((type) => objects.ofType(type))];
    const candidates = lists.find(({ length }) => length > 0) ?? [];
    const tries = Array.from({ length: TRIES }, () => {
      const isNew = random() < 0.5;
      const age = isNew
        ? random() * Math.min(3, candidates.length)
        : random() ** 2 * candidates.length;
      return candidates[candidates.length - 1 - Math.floor(age)];
    });
    return tries.find((entity) => entity && !this.hasEnded(entity)) ?? tries[0];
  }

  private hasEnded(entity: Entity): boolean {
    const lifecycle = this.session.resource(entity.type)?.lifecycle;
    return lifecycle !== undefined && movesFrom(this.session, entity).length === 0;
  }

  /** Returns an object for which the operation can cause a transition, if one is found. */
  private targetOf({ id, target }: MockOperation, random: Random): Entity | undefined {
    if (target.kind !== 'object') return undefined;
    const tries = Array.from({ length: TRIES }, () => this.object([target.type], random));
    const isMovable = (entity: Entity | undefined) =>
      entity && movesFrom(this.session, entity).some(({ operation }) => operation === id);
    return tries.find(isMovable) ?? tries[0];
  }

  private pathValue(
    { target }: MockOperation,
    { name, example }: MockParameter,
    targetObject: Entity | undefined,
    random: Random,
  ): string {
    if (target.kind === 'object' && target.parameter === name && targetObject) {
      return targetObject.key;
    }
    const parent = asText((targetObject ?? this.focus)?.value[name]);
    const types = this.session.identifiers.typesOf(textOf(example));
    return parent ?? this.object(types, random)?.key ?? textOf(example);
  }

  private queryOf(operation: MockOperation, random: Random): Record<string, string> {
    const { validator, time } = this.session;
    return Object.fromEntries(
      operation.parameters.flatMap(({ in: place, name, required, schema, example }) => {
        if (place !== 'query' || name === 'cursor' || (!required && random() < 0.75)) return [];
        const resolved = validator.resolve(schema);
        const choice = pick(random, isArray(resolved.enum) ? resolved.enum : []);
        if (resolved.format === 'date-time') {
          return [[name, new Date(time - Math.floor(random() * 86_400_000)).toISOString()]];
        }
        if (resolved.type === 'integer') return [[name, String(1 + Math.floor(random() * 50))]];
        if (choice === undefined && example === undefined) return [];
        const types = this.session.identifiers.typesOf(textOf(example));
        return [[name, textOf(choice ?? this.object(types, random)?.key ?? example)]];
      }),
    );
  }

  private bodyOf(
    operation: MockOperation,
    steered: JsonValue | undefined,
    target: Entity | undefined,
    random: Random,
  ): Pick<Call, 'body'> {
    const written = this.subject.contract.operations.find(({ id }) => id === operation.id)?.body;
    const example = steered ?? pick(random, written?.examples ?? [])?.value;
    if (example === undefined || !operation.body) return {};
    const { schema } = operation.body;
    const { validator, time } = this.session;
    const current = shiftTimes(example, time - START);
    const named = this.change(
      current,
      this.belongingTogether(current, target, random),
      steered === undefined,
      random,
    );
    const free = operation.refusals
      .flatMap(({ taken = [] }) => taken)
      .reduce<JsonValue>((body, place) => {
        if (!isObject(body) || random() < 0.03) return body;
        this.fresh += 1;
        const changed = withMemberAt(body, place, `walk-${String(this.fresh)}`);
        return validator.fits(changed, schema) ? changed : body;
      }, named);
    const varied = steered === undefined ? this.vary(free, schema, random) : free;
    return { body: [varied, free, named].find((body) => validator.fits(body, schema)) ?? example };
  }

  /**
   * Returns ids of one owner's objects for a body, by the names of its fields. Objects that refer
   * to others are chosen first. A name that occurs twice in the body is left out, so that each of
   * its fields gets its own id.
   */
  private belongingTogether(body: JsonValue, target: Entity | undefined, random: Random) {
    const related = idsIn(this.session, target ?? this.focus);
    const fields = [...textsIn(body)].map(([path, text]) => [path.at(-1) ?? '', text] as const);
    const chosen = fields
      .map(([name, text]) => [name, this.session.identifiers.typesOf(text)] as const)
      .filter(([, types]) => types.length > 0)
      .map(([name, types]) => [name, this.object(types, random, related)] as const)
      .sort(([, a], [, b]) => idsIn(this.session, b).size - idsIn(this.session, a).size);
    for (const [name, entity] of chosen) {
      if (!entity || related.has(name)) continue;
      related.set(name, entity.key);
      for (const [other, id] of idsIn(this.session, entity))
        if (!related.has(other)) related.set(other, id);
    }
    for (const [name] of fields) {
      if (fields.filter(([other]) => other === name).length > 1) related.delete(name);
    }
    return related;
  }

  /** Returns a value with ids of existing, related objects, and with other amounts. */
  private change(value: JsonValue, related: Related, mayScale: boolean, random: Random): JsonValue {
    if (isArray(value)) return value.map((item) => this.change(item, related, mayScale, random));
    if (!isObject(value)) return value;
    const amount = asText(value.amount);
    const shown = [...objectsIn(this.focus?.value ?? {})].filter(
      (member) => unitIn(member) !== undefined && unitIn(member) === unitIn(value),
    );
    const same = random() < 0.6 ? pick(random, shown) : undefined;
    if (mayScale && same) return same;
    if (mayScale && amount !== undefined && /^\d+(\.\d+)?$/.test(amount)) {
      const decimals = amount.split('.')[1]?.length ?? 0;
      const scaled = (Number(amount) * (pick(random, FACTORS) ?? 1)).toFixed(decimals);
      return { ...value, amount: Number(scaled) > 0 ? scaled : amount };
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const types = typeof member === 'string' ? this.session.identifiers.typesOf(member) : [];
        if (types.length === 0) return [name, this.change(member, related, mayScale, random)];
        const id = related.get(name) ?? this.object(types, random)?.key ?? textOf(member);
        return [name, id];
      }),
    );
  }

  /**
   * Returns a body without an optional field or with another enum value, if the schema allows it.
   */
  private vary(body: JsonValue, schema: Schema, random: Random): JsonValue {
    if (!isObject(body) || random() < 0.6) return body;
    const { validator } = this.session;
    const properties = [...validator.properties(schema)];
    const [name, property] = pick(random, properties) ?? [];
    if (name === undefined || property === undefined) return body;
    const choices = validator.resolve(property).enum;
    const choice = pick(random, isArray(choices) ? choices : []);
    const required = texts(validator.resolve(schema).required);
    if (choice !== undefined) return withMember(body, name, choice);
    return required.includes(name) ? body : omit(body, name);
  }
}
