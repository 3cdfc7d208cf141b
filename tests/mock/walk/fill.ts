import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import {
  asText,
  formatPointer,
  isArray,
  isObject,
  texts,
} from '../../../src/reference/contract/json';
import type { MockOperation, MockParameter, Schema } from '../../../src/reference/mock/contract';
import { prefixOf, type Random } from '../../../src/reference/mock/ids';
import {
  textOf,
  textsIn,
  without,
  withMember,
  withMemberAt,
} from '../../../src/reference/mock/json';
import { movesFrom } from '../../../src/reference/mock/lifecycle';
import type { Entity, Session } from '../../../src/reference/mock/session';
import { objectsOf, resourcesOf } from '../../../src/reference/mock/store';
import { shiftTimes } from '../../../src/reference/mock/time';
import { START, triggerCall, type Call, type Subject } from '../support';
import { pick } from './steps';

const TRIES = 6;
const MOST_USEFUL = 20;
const FACTORS = [1, 1, 1, 0.5, 0.1, 0.02, 3, 1000];

/** Ids by the names of the properties that hold them, of objects that belong together. */
type Related = ReadonlyMap<string, string>;

const textsOf = (value: JsonValue): readonly string[] =>
  [...textsIn(value)].map(([, text]) => text);

/** The ids in an object, apart from its own. */
const idsIn = (entity: Entity | undefined): Map<string, string> =>
  new Map(
    Object.entries(entity?.value ?? {}).flatMap(([name, value]) =>
      name !== 'id' && typeof value === 'string' && prefixOf(value) !== undefined
        ? [[name, value] as const]
        : [],
    ),
  );

/** Fills the request of an operation with objects that exist and values near those of its example. */
export class Filler {
  private fresh = 0;
  /** The last cursor of each list, with the call that it continues. */
  private readonly cursors = new Map<string, Call>();

  /** Objects that calls succeeded with of late, by type. */
  private readonly useful = new Map<string, Entity[]>();

  constructor(
    private readonly subject: Subject,
    private readonly session: Session,
  ) {
    // Creates the examples, which lists would create at their first call.
    for (const type of Object.keys(session.contract.resources)) objectsOf(session, type);
  }

  call(operation: MockOperation, random: Random): Call {
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

  /** Keeps what later calls can go on with: the cursor of a list, objects that calls succeed with. */
  remember({ id: operation, method }: MockOperation, call: Call, answer: JsonObject): void {
    if (method !== 'GET') {
      for (const id of textsOf([call.path ?? {}, call.body ?? {}])) this.note(id);
    }
    const cursor = asText(isObject(answer.page) ? answer.page.nextCursor : undefined);
    if (cursor !== undefined) {
      this.cursors.set(operation, { ...call, query: { ...call.query, cursor } });
    }
  }

  private note(id: string): void {
    for (const type of resourcesOf(this.session, id)) {
      const entity = this.session.find(type, id);
      const objects = this.useful.get(type) ?? [];
      if (entity) this.useful.set(type, [...objects.slice(1 - MOST_USEFUL), entity]);
    }
  }

  /** An object of one of the types: of the same owner if there is one, and rather a new one. */
  private object(types: readonly string[], random: Random, related: Related = new Map()) {
    const { objects } = this.session;
    const sharing = types.flatMap((type) =>
      [...related].map(([name, id]) => objects.having(type, formatPointer([name]), id)),
    );
    const useful = random() < 0.5 ? types.map((type) => this.useful.get(type) ?? []) : [];
    const lists = [...sharing, ...useful, ...types.map((type) => objects.ofType(type))];
    const candidates = lists.find(({ length }) => length > 0) ?? [];
    const age =
      random() < 0.5
        ? random() * Math.min(3, candidates.length)
        : random() ** 2 * candidates.length;
    return candidates[candidates.length - 1 - Math.floor(age)];
  }

  /** An object that the operation can move, if one turns up. */
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
    const parent = asText(targetObject?.value[name]);
    const types = resourcesOf(this.session, textOf(example));
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
        const types = resourcesOf(this.session, textOf(example));
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
    const named = this.change(current, idsIn(target), steered === undefined, random);
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

  /** A value with the ids of objects that exist and belong together, and with other amounts. */
  private change(
    value: JsonValue,
    related: Map<string, string>,
    mayScale: boolean,
    random: Random,
  ): JsonValue {
    if (isArray(value)) return value.map((item) => this.change(item, related, mayScale, random));
    if (!isObject(value)) return value;
    const amount = asText(value.amount);
    if (mayScale && amount !== undefined && /^\d+(\.\d+)?$/.test(amount)) {
      const decimals = amount.split('.')[1]?.length ?? 0;
      const scaled = (Number(amount) * (pick(random, FACTORS) ?? 1)).toFixed(decimals);
      return { ...value, amount: Number(scaled) > 0 ? scaled : amount };
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const types = typeof member === 'string' ? resourcesOf(this.session, member) : [];
        if (types.length === 0) return [name, this.change(member, related, mayScale, random)];
        const entity = this.object(types, random, related);
        const id = related.get(name) ?? entity?.key ?? textOf(member);
        for (const entry of entity ? idsIn(entity) : []) related.set(...entry);
        related.set(name, id);
        return [name, id];
      }),
    );
  }

  /** A body with an optional field left out or another choice of a list, where the schema allows it. */
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
    return required.includes(name) ? body : without(body, name);
  }
}
