import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, texts } from '../json';
import { MOVE_MEMBERS, MOVERS, STATE_MEMBERS } from '../keywords';
import { finding, type Rule, type RuleContext } from '../rule';
import { shapeOf } from '../shape';
import { didYouMean } from '../suggest';
import type { Problem } from '../problem';

const OPTIONAL: ReadonlySet<string> = new Set(['operation', 'event', 'failure']);
const DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/;

interface Scope {
  readonly context: RuleContext;
  readonly schema: JsonObject;
  readonly lifecycle: JsonObject;
  readonly states: readonly string[];
}

type Report = (path: readonly string[], message: string, next: string) => Problem;

const reporter =
  ({ schema }: Scope): Report =>
  (path, message, next) =>
    finding({ node: schema, path: ['x-states', ...path], message, next });

function* checkProperty(scope: Scope): Iterable<Problem> {
  const { lifecycle, schema, states, context } = scope;
  const report = reporter(scope);
  const name = asText(lifecycle.property) ?? '';
  const properties = asObject(shapeOf(schema, context.schemas).schema.properties);
  const property = properties[name];
  if (!isObject(property)) {
    const next = didYouMean(
      name,
      Object.keys(properties),
      'name the property that holds the state',
    );
    yield report(['property'], `There is no property \`${name}\``, next);
    return;
  }
  const values = texts(shapeOf(property, context.schemas).schema.enum);
  for (const value of values.filter((one) => !states.includes(one))) {
    const next = `add \`${value}\` to \`states\`, or take it out of the enum of \`${name}\``;
    yield report(['states'], `The value \`${value}\` of \`${name}\` is not a state`, next);
  }
  for (const state of states.filter((one) => !values.includes(one))) {
    const next = didYouMean(state, values, `add it to the enum of \`${name}\``);
    yield report(['states', state], `The state \`${state}\` is not a value of \`${name}\``, next);
  }
}

function* checkReach(scope: Scope): Iterable<Problem> {
  const { lifecycle, states } = scope;
  const report = reporter(scope);
  const initial = texts(lifecycle.initial);
  if (initial.length === 0) {
    yield report(['initial'], 'No state is initial', 'add `initial: [requested]`');
    return;
  }
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
  for (const state of states.filter((one) => !reached.has(one))) {
    const next = 'add a move that leads to it, or name it in `initial`';
    yield report(['states', state], `The state \`${state}\` is never reached`, next);
  }
}

function* checkMove(scope: Scope, path: readonly string[], move: JsonObject): Iterable<Problem> {
  const { context, states } = scope;
  const report = reporter(scope);
  const known: readonly [string, Iterable<string>, string][] = [
    ['to', states, 'add it to `states`'],
    ['by', MOVERS, 'write `partner`, `user`, `provider` or `network`'],
    ['operation', context.operationIds, 'name the operation that makes the move'],
    ['event', context.eventTypes, 'add the event to `webhooks`'],
    ['failure', context.errorCodes, 'add the code to `errors.yaml`'],
  ];
  for (const [member, names, fallback] of known) {
    const value = asText(move[member]);
    if (value === undefined && OPTIONAL.has(member)) continue;
    if (value !== undefined && [...names].includes(value)) continue;
    const message =
      value === undefined
        ? `The move has no \`${member}\``
        : `There is no ${member === 'to' ? 'state' : member === 'by' ? 'mover' : member} \`${value}\``;
    const next = value === undefined ? fallback : didYouMean(value, names, fallback);
    yield report([...path, member], message, next);
  }
  if (!asText(move.when)) yield report(path, 'The move has no `when`', 'say what causes it');
  const after = asText(move.after);
  if (after !== undefined && !DURATION.test(after)) {
    const next = 'write an ISO 8601 duration: `PT5S`, `PT24H`, `P1D`';
    yield report([...path, 'after'], `\`${after}\` is not a duration`, next);
  }
  if (after !== undefined && move.operation !== undefined) {
    const next = 'keep `operation` when a call makes the move, `after` when time does';
    yield report([...path, 'after'], 'The move has both `operation` and `after`', next);
  }
  for (const member of Object.keys(move).filter((name) => !MOVE_MEMBERS.includes(name))) {
    const next = member.includes(' ')
      ? 'put the text before it in quotes; a comma ends a value between braces'
      : didYouMean(member, MOVE_MEMBERS, 'delete it');
    yield report([...path, member], `A move has no \`${member}\``, next);
  }
}

function* checkState(scope: Scope, name: string, state: JsonObject): Iterable<Problem> {
  const report = reporter(scope);
  const path = ['states', name];
  const moves = objects(state.next);
  if (!asText(state.meaning)) {
    yield report(
      path,
      `The state \`${name}\` has no meaning`,
      'add `meaning`: what it says and what to do',
    );
  }
  if (state.terminal === true && moves.length > 0) {
    yield report(
      path,
      `The terminal state \`${name}\` has a next one`,
      'delete `terminal` or `next`',
    );
  }
  if (state.terminal !== true && moves.length === 0) {
    yield report(path, `No move leaves the state \`${name}\``, 'add `next`, or `terminal: true`');
  }
  for (const member of Object.keys(state).filter((one) => !STATE_MEMBERS.includes(one))) {
    const next = didYouMean(member, STATE_MEMBERS, 'delete it');
    yield report([...path, member], `A state has no \`${member}\``, next);
  }
  for (const [index, move] of moves.entries()) {
    yield* checkMove(scope, [...path, 'next', String(index)], move);
  }
}

/** A lifecycle is complete: its states are those of the enum, and every one is reached and left. */
export const states: Rule = function* (context) {
  for (const [, schema] of objectEntries(context.schemas)) {
    const lifecycle = schema['x-states'];
    if (!isObject(lifecycle)) continue;
    const entries = objectEntries(lifecycle.states);
    const scope = { context, schema, lifecycle, states: entries.map(([name]) => name) };
    yield* checkProperty(scope);
    yield* checkReach(scope);
    for (const [name, state] of entries) yield* checkState(scope, name, state);
  }
};
