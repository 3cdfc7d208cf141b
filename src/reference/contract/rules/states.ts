import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, texts } from '../json';
import { everySchema, hasField, type Finding, type Rule, type RuleContext } from './rule';
import { shapeOf } from '../schema/shape';
import { didYouMean } from '../suggest';

interface Scope {
  readonly context: RuleContext;
  readonly schema: JsonObject;
  readonly lifecycle: JsonObject;
  readonly states: readonly string[];
  readonly report: (path: readonly string[], message: string, next: string) => Finding;
}

/** The enum values of the state property; undefined if there is no such property. */
function valuesOf({ lifecycle, schema, context }: Scope): readonly string[] | undefined {
  const properties = asObject(shapeOf(schema, context.schemas).schema.properties);
  const property = properties[asText(lifecycle.property) ?? ''];
  return isObject(property) ? texts(shapeOf(property, context.schemas).schema.enum) : undefined;
}

/** States that are not values of the property. No other problem is reported for them. */
function strangersIn(scope: Scope): readonly string[] {
  const values = valuesOf(scope);
  return values ? scope.states.filter((state) => !values.includes(state)) : [];
}

function* checkProperty(scope: Scope): Iterable<Finding> {
  const { lifecycle, schema, states, context, report } = scope;
  const properties = asObject(shapeOf(schema, context.schemas).schema.properties);
  for (const [member, what] of Object.entries({
    property: 'holds the state',
    failure: 'says why a move failed',
    waiting: 'says why the object waits',
  })) {
    const name = asText(lifecycle[member]);
    if (name === undefined || isObject(properties[name])) continue;
    const next = didYouMean(name, Object.keys(properties), `name the property that ${what}`);
    yield report([member], `There is no property \`${name}\``, next);
  }
  const name = asText(lifecycle.property) ?? '';
  const values = valuesOf(scope);
  if (!values) return;
  for (const value of values.filter((candidate) => !states.includes(candidate))) {
    const next = `add \`${value}\` to \`states\`, or delete it from the enum of \`${name}\``;
    yield report(['states'], `The value \`${value}\` of \`${name}\` is not a state`, next);
  }
  for (const state of strangersIn(scope)) {
    const next = didYouMean(state, values, `add it to the enum of \`${name}\``);
    yield report(['states', state], `The state \`${state}\` is not a value of \`${name}\``, next);
  }
}

function* checkReach(scope: Scope): Iterable<Finding> {
  const { lifecycle, states, report } = scope;
  const initial = texts(lifecycle.initial);
  if (initial.length === 0) return;
  for (const [index, state] of initial.entries()) {
    if (states.includes(state)) continue;
    const next = didYouMean(state, states, 'add it to `states`');
    yield report(['initial', String(index)], `There is no state \`${state}\``, next);
  }
  const reached = new Set(initial);
  for (const state of reached) {
    const { next } = asObject(asObject(lifecycle.states)[state]);
    for (const move of objects(next)) reached.add(asText(move.to) ?? '');
  }
  // An unknown state was probably meant to be the one that is not reached.
  if ([...reached].some((state) => !states.includes(state))) return;
  const strangers = strangersIn(scope);
  for (const state of states) {
    if (reached.has(state) || strangers.includes(state)) continue;
    const next = 'add a move that leads to it, or name it in `initial`';
    yield report(['states', state], `The state \`${state}\` is never reached`, next);
  }
}

function* checkMove(
  { context, schema, lifecycle, states, report }: Scope,
  path: readonly string[],
  move: JsonObject,
): Iterable<Finding> {
  const references: readonly [
    member: string,
    noun: string,
    names: Iterable<string>,
    next: string,
  ][] = [
    ['to', 'state', states, 'add it to `states`'],
    ['operation', 'operation', context.operationIds, 'name the operation that makes the move'],
    ['event', 'event', context.eventTypes, 'add the event to `webhooks`'],
    ['failure', 'error code', context.errorCodes, 'add the code to `errors.yaml`'],
  ];
  for (const [member, noun, names, fallback] of references) {
    const name = asText(move[member]);
    if (name === undefined || [...names].includes(name)) continue;
    const next = didYouMean(name, names, fallback);
    yield report([...path, member], `There is no ${noun} \`${name}\``, next);
  }
  if (move.failure !== undefined && lifecycle.failure === undefined) {
    const next = 'name the property that says why it failed in `failure` of `x-states`';
    yield report([...path, 'failure'], 'No property says why the move failed', next);
  }
  for (const pointer of Object.keys(asObject(move.if))) {
    if (hasField(schema, pointer, context.schemas)) continue;
    const next = 'write a pointer to one of its fields, `/status`';
    yield report([...path, 'if'], `The object has nothing at \`${pointer}\``, next);
  }
  if (move.after !== undefined && move.operation !== undefined) {
    const next = 'keep `operation` when a call makes the move, `after` when time does';
    yield report([...path, 'after'], 'The move has both `operation` and `after`', next);
  }
}

function* checkState(scope: Scope, name: string, state: JsonObject): Iterable<Finding> {
  const path = ['states', name];
  const moves = objects(state.next);
  if (state.terminal === true && moves.length > 0) {
    const message = `The terminal state \`${name}\` has a next one`;
    yield scope.report(path, message, 'delete `terminal` or `next`');
  }
  if (state.terminal !== true && moves.length === 0) {
    const message = `No move leaves the state \`${name}\``;
    yield scope.report(path, message, 'add `next`, or `terminal: true`');
  }
  for (const [index, move] of moves.entries()) {
    yield* checkMove(scope, [...path, 'next', String(index)], move);
  }
}

/** A lifecycle must have the states of the enum, each reachable, and left unless terminal. */
export const states: Rule = function* (context) {
  for (const [, schema] of objectEntries(context.schemas)) {
    const lifecycle = schema['x-states'];
    if (!isObject(lifecycle)) continue;
    const entries = objectEntries(lifecycle.states);
    const scope: Scope = {
      context,
      schema,
      lifecycle,
      states: entries.map(([name]) => name),
      report: (path, message, next) => ({
        node: schema,
        path: ['x-states', ...path],
        message,
        next,
      }),
    };
    yield* checkProperty(scope);
    yield* checkReach(scope);
    const strangers = strangersIn(scope);
    for (const [name, state] of entries) {
      if (!strangers.includes(name)) yield* checkState(scope, name, state);
    }
  }
};

const OCCASIONS = ['created', 'changed', 'moved'];

/** `x-stamp` must be on a timestamp and name existing occasions. */
export const stamps: Rule = function* (context) {
  const lifecycles = objectEntries(context.schemas).map(([, schema]) =>
    asObject(schema['x-states']),
  );
  const states = lifecycles.flatMap((lifecycle) => Object.keys(asObject(lifecycle.states)));
  const occasions = [...new Set([...OCCASIONS, ...states])];
  for (const { schema: node } of everySchema(context)) {
    if (!('x-stamp' in node)) continue;
    const finding = (message: string, next: string): Finding => {
      return { node, path: ['x-stamp'], part: 'value', message, next };
    };
    for (const occasion of texts([node['x-stamp'] ?? []].flat())) {
      if (occasions.includes(occasion)) continue;
      const next = didYouMean(
        occasion,
        occasions,
        'write `created`, `changed`, `moved` or a state',
      );
      yield finding(`There is no state \`${occasion}\``, next);
    }
    if (shapeOf(node, context.schemas).schema.format === 'date-time') continue;
    yield finding(
      'Only a timestamp can be stamped',
      'add `format: date-time`, or delete `x-stamp`',
    );
  }
};
