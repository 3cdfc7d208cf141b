import type { JsonObject } from '../model';
import { asObject, asText, isObject, objectEntries, objects, texts } from '../json';
import { referenceName, shapeOf, type Schemas } from '../schema/shape';
import { added, compareMembers, named, type Comparison, type Differences } from './difference';

/** Identifies a move by its target, and by the party and operation that make it. */
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
  before: JsonObject,
  after: JsonObject,
  name: string,
  add: (kind: string, breaking: boolean, what: string) => void,
): void {
  const [previous, current] = [before, after].map((states) => movesOf(asObject(states[name])));
  const describe = (key: string) => {
    const [to, by, operation] = key.split(' ');
    return `to \`${to ?? ''}\` by ${operation ? `\`${operation}\`` : `the ${by ?? ''}`}`;
  };
  compareMembers(Object.fromEntries(previous ?? []), Object.fromEntries(current ?? []), {
    // A move to a new or a removed state is reported with the state.
    added: (key) => {
      if (targetOf(key) in before) add('move-added', false, `New move ${describe(key)}`);
    },
    removed: (key) => {
      if (targetOf(key) in after) add('move-removed', true, `No move ${describe(key)}`);
    },
    kept: (key, was, is) => {
      const move = `The move ${describe(key)}`;
      const [more, less] = [added(was, is), added(is, was)];
      if (more.length > 0) add('move-event-added', false, `${move} sends ${named(more)}`);
      if (less.length > 0)
        add('move-event-removed', true, `${move} no longer sends ${named(less)}`);
    },
  });
}

function compareLifecycle(
  schema: string,
  before: JsonObject,
  after: JsonObject,
  differences: Differences,
): void {
  const [previous, current] = [asObject(before.states), asObject(after.states)];
  const add = (state: string, ...[kind, breaking, what]: [string, boolean, string]) =>
    differences.add(`state:${schema}.${state}`, kind, breaking, what);
  compareMembers(previous, current, {
    added: (state) => add(state, 'state-added', false, 'New state'),
    removed: (state) => add(state, 'state-removed', true, 'Removed'),
    kept: (state, was, is) => {
      const isFinal = asObject(is).terminal === true;
      if (isFinal !== (asObject(was).terminal === true)) {
        const kind = isFinal ? 'state-closed' : 'state-reopened';
        add(state, kind, true, isFinal ? 'Final from now on' : 'No longer final');
      }
      compareMoves(previous, current, state, (...difference) => add(state, ...difference));
    },
  });
  const [first, now] = [texts(before.initial), texts(after.initial)];
  if (added(first, now).length + added(now, first).length > 0) {
    const what = `Objects now start in ${named(now)}`;
    differences.add(`schema:${schema}`, 'initial-changed', true, what);
  }
}

/** The lifecycles of objects that are in both versions. */
const sharedLifecycles = (
  before: Schemas,
  after: Schemas,
): readonly (readonly [name: string, before: JsonObject, after: JsonObject])[] =>
  objectEntries(after).flatMap(([name, schema]) => {
    const [was, is] = [asObject(before[name])['x-states'], schema['x-states']];
    return isObject(was) && isObject(is) ? [[name, was, is] as const] : [];
  });

/** Compares the lifecycles of objects that are in both versions. */
export function compareLifecycles({ before, after, differences }: Comparison): void {
  for (const [name, was, is] of sharedLifecycles(before.schemas, after.schemas)) {
    compareLifecycle(name, was, is, differences);
  }
}

/**
 * Returns the added and removed states, by the pointer of their values. The
 * comparison of values skips them: the comparison of lifecycles reports them.
 */
export function movedStates(
  before: Schemas,
  after: Schemas,
): ReadonlyMap<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>();
  for (const [name, was, is] of sharedLifecycles(before, after)) {
    const [previous, current] = [
      Object.keys(asObject(was.states)),
      Object.keys(asObject(is.states)),
    ];
    const property = asText(is.property) ?? '';
    const { properties } = shapeOf(asObject(after[name]), after).schema;
    const reference = referenceName(asObject(asObject(properties)[property]));
    const pointer = reference === undefined ? `schema:${name}.${property}` : `schema:${reference}`;
    const states = [...added(previous, current), ...added(current, previous)];
    moved.set(pointer, new Set([...(moved.get(pointer) ?? []), ...states]));
  }
  return moved;
}
