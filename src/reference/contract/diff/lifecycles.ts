import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, texts } from '../json';
import { referenceName, shapeOf, type Schemas } from '../shape';
import { added, named, type Differences } from './difference';

/** Which call or party makes a move; a move made differently is another one. */
const moveKey = ({ to, by, operation }: JsonObject): string =>
  [to, by, operation].map((part) => asText(part) ?? '').join(' ');

const targetOf = (key: string): string => key.split(' ')[0] ?? '';

function movesOf(state: JsonObject): ReadonlyMap<string, readonly string[]> {
  const moves = new Map<string, readonly string[]>();
  for (const move of objects(state.next)) {
    const key = moveKey(move);
    const event = asText(move.event);
    moves.set(key, [...(moves.get(key) ?? []), ...(event === undefined ? [] : [event])]);
  }
  return moves;
}

function compareMoves(
  states: { readonly before: JsonObject; readonly after: JsonObject },
  name: string,
  at: string,
  differences: Differences,
): void {
  const of = (group: JsonObject) => movesOf(asObject(group[name]));
  const [before, after] = [of(states.before), of(states.after)];
  const say = (key: string) => {
    const [to, by, operation] = key.split(' ');
    return `to \`${to ?? ''}\` by ${operation ? `\`${operation}\`` : `the ${by ?? ''}`}`;
  };
  for (const key of added([...before.keys()], [...after.keys()])) {
    // A move to a new state is told with the state.
    if (targetOf(key) in states.before) {
      differences.add(at, 'move-added', false, `New move ${say(key)}`);
    }
  }
  for (const [key, events] of before) {
    const now = after.get(key);
    if (now === undefined) {
      if (targetOf(key) in states.after) {
        differences.add(at, 'move-removed', true, `No move ${say(key)}`);
      }
      continue;
    }
    const [more, less] = [added(events, now), added(now, events)];
    if (more.length > 0) {
      differences.add(at, 'move-event-added', false, `The move ${say(key)} sends ${named(more)}`);
    }
    if (less.length > 0) {
      const what = `The move ${say(key)} no longer sends ${named(less)}`;
      differences.add(at, 'move-event-removed', true, what);
    }
  }
}

function compareLifecycle(
  schema: string,
  before: JsonObject,
  after: JsonObject,
  differences: Differences,
): void {
  const states = { before: asObject(before.states), after: asObject(after.states) };
  const names = [Object.keys(states.before), Object.keys(states.after)] as const;
  const at = (state: string) => `state:${schema}.${state}`;
  for (const state of added(...names)) {
    differences.add(at(state), 'state-added', false, 'New state');
  }
  for (const state of added(names[1], names[0])) {
    differences.add(at(state), 'state-removed', true, 'Removed');
  }
  for (const state of names[0].filter((name) => names[1].includes(name))) {
    const [was, is] = [states.before, states.after].map(
      (group) => asObject(group[state]).terminal === true,
    );
    if (was !== is) {
      const what = is ? 'Final from now on' : 'No longer final';
      differences.add(at(state), is ? 'state-closed' : 'state-reopened', true, what);
    }
    compareMoves(states, state, at(state), differences);
  }
  const initial = [texts(before.initial), texts(after.initial)] as const;
  const moved = [...added(...initial), ...added(initial[1], initial[0])];
  if (moved.length > 0) {
    const what = `Objects now start in ${named(initial[1])}`;
    differences.add(`schema:${schema}`, 'initial-changed', true, what);
  }
}

/** Compares the lifecycles of the objects that both versions have. */
export function compareLifecycles(before: Schemas, after: Schemas, differences: Differences): void {
  for (const [name, schema] of objectEntries(after)) {
    const [was, is] = [asObject(before[name])['x-states'], schema['x-states']];
    if (isObject(was) && isObject(is)) compareLifecycle(name, was, is, differences);
  }
}

/**
 * States that came or went, by the place of their values: the comparison of the
 * values leaves them to the comparison of the lifecycles.
 */
export function movedStates(
  before: Schemas,
  after: Schemas,
): ReadonlyMap<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>();
  for (const [name, schema] of objectEntries(after)) {
    const [was, is] = [asObject(before[name])['x-states'], schema['x-states']];
    if (!isObject(was) || !isObject(is)) continue;
    const names = [was, is].map(({ states }) => Object.keys(asObject(states)));
    const [old = [], now = []] = names;
    const property = asText(is.property) ?? '';
    const field = asObject(asObject(shapeOf(schema, after).schema.properties)[property]);
    const reference = referenceName(field);
    const at = reference === undefined ? `schema:${name}.${property}` : `schema:${reference}`;
    const values = [...(moved.get(at) ?? []), ...added(old, now), ...added(now, old)];
    moved.set(at, new Set(values));
  }
  return moved;
}
