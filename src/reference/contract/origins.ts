import type { JsonValue, Place } from './model';
import type { Path } from './json';

/** Finds places in one parsed file. */
export interface Locator {
  /** Place of the value at a path, or of its key; the nearest ancestor's if it does not exist. */
  readonly locate: (path: Path, part: 'key' | 'value') => Place;
}

interface Origin {
  readonly locator: Locator;
  readonly parent: object | undefined;
  readonly key: string;
  /** The part of an overlay that wrote a member, by the name of the member. */
  readonly written?: Map<string, object>;
}

/**
 * Where each object and array of a contract was written. Copies made while
 * bundling inherit the origin of what they were copied from, so rules that
 * read the bundled document report places in the writer's files.
 */
const origins = new WeakMap<object, Origin>();

/** Records the origin of a parsed value and of everything in it. */
export function track(
  value: JsonValue | undefined,
  locator: Locator,
  parent?: object,
  key = '',
): void {
  if (typeof value !== 'object' || value === null) return;
  origins.set(value, { locator, parent, key });
  const members: readonly [string, JsonValue][] = Object.entries(value);
  for (const [name, member] of members) track(member, locator, value, name);
}

/** Gives a copy the origin of its original. */
export function inherit<T extends object>(copy: T, original: object): T {
  const origin = origins.get(original);
  if (origin) origins.set(copy, origin);
  return copy;
}

/** Records that a member of a value was written in a part of another file. */
export function writtenIn(node: object, key: string, part: object): void {
  const origin = origins.get(node);
  if (!origin) return;
  const written = new Map(origin.written).set(key, part);
  origins.set(node, { ...origin, written });
}

function pathOf(node: object): Path {
  const path: string[] = [];
  let origin = origins.get(node);
  while (origin?.parent) {
    path.unshift(origin.key);
    origin = origins.get(origin.parent);
  }
  return path;
}

/** The part of an overlay that wrote the value at a path below a node, and the rest of the path. */
function writtenPart(node: object, path: Path): readonly [part: object, rest: Path] | undefined {
  let owner: unknown = node;
  for (const [index, key] of path.entries()) {
    if (typeof owner !== 'object' || owner === null) return undefined;
    const part = origins.get(owner)?.written?.get(key);
    if (part) return [part, path.slice(index)];
    owner = (owner as Readonly<Record<string, unknown>>)[key];
  }
  return undefined;
}

/** Returns the place of a node, or of the value at `path` below it. */
export function placeOf(node: object, path: Path = [], part: 'key' | 'value' = 'key'): Place {
  const origin = origins.get(node);
  if (!origin) throw new Error('Only parts of a contract have a place.');
  const overlaid = writtenPart(node, path);
  if (overlaid) return placeOf(overlaid[0], overlaid[1], part);
  return origin.locator.locate([...pathOf(node), ...path], part);
}
