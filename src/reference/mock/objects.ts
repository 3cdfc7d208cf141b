import type { JsonObject, JsonValue } from '../contract/model';
import { compare } from '../contract/compare';
import { parsePointer, textOf, valueAt } from '../contract/json';
import type { Entity } from './session';

/** The objects of a type, grouped by their value at one place; each group oldest first. */
interface Index {
  readonly path: readonly string[];
  readonly groups: Map<string, Entity[]>;
}

/** RFC 6901 pointer to the whole object; its index is one group with all objects of a type. */
const WHOLE = '';

const groupOf = ({ path }: Index, value: JsonObject): string | undefined => {
  const member = path.length === 0 ? WHOLE : valueAt(value, path);
  return member === undefined ? undefined : textOf(member);
};

/**
 * The objects of a session. The first search at a place creates an index for it, so that calls do
 * not get slower as the number of objects grows.
 */
export class Objects {
  /** Serial of the newest object. */
  lastSerial = 0;
  private readonly byKey = new Map<string, Entity>();
  /** Indexes by type and place. */
  private readonly indexes = new Map<string, Map<string, Index>>();

  /**
   * @param creationOf returns when an object of a type was created, which is the order of lists
   * @param onChange called with the value before, when an object was added or its value was set
   */
  constructor(
    private readonly creationOf: (type: string, value: JsonObject) => string,
    private readonly onChange: (entity: Entity, before: JsonObject) => void,
  ) {}

  add({ value: initial, ...members }: Omit<Entity, 'serial'>): Entity {
    let current = initial;
    const replace = (next: JsonObject) => {
      const indexes = [...this.indexesOf(added.type).values()];
      const moving = indexes.filter(
        (index) =>
          groupOf(index, current) !== groupOf(index, next) ||
          this.creationOf(added.type, current) !== this.creationOf(added.type, next),
      );
      for (const index of moving) this.unfile(index, added);
      const before = current;
      current = next;
      for (const index of moving) this.file(index, added);
      this.onChange(added, before);
    };
    const added: Entity = {
      ...members,
      serial: (this.lastSerial += 1),
      get value() {
        return current;
      },
      set value(next) {
        replace(next);
      },
    };
    this.byKey.set(`${added.type} ${added.key}`, added);
    for (const index of this.indexesOf(added.type).values()) this.file(index, added);
    this.onChange(added, {});
    return added;
  }

  remove(entity: Entity): void {
    this.byKey.delete(`${entity.type} ${entity.key}`);
    for (const index of this.indexesOf(entity.type).values()) this.unfile(index, entity);
  }

  find(type: string, key: string): Entity | undefined {
    return this.byKey.get(`${type} ${key}`);
  }

  all(): Iterable<Entity> {
    return this.byKey.values();
  }

  /** Returns the objects of a type, oldest first. */
  ofType(type: string): readonly Entity[] {
    return this.having(type, WHOLE, WHOLE);
  }

  /** Returns the objects of a type with a value at a place (RFC 6901 pointer), oldest first. */
  having(type: string, place: string, value: JsonValue): readonly Entity[] {
    const indexes = this.indexesOf(type);
    let index = indexes.get(place);
    if (!index) {
      index = { path: parsePointer(place), groups: new Map() };
      for (const entity of this.ofType(type)) this.file(index, entity);
      indexes.set(place, index);
    }
    return index.groups.get(textOf(value)) ?? [];
  }

  private indexesOf(type: string): Map<string, Index> {
    const indexes = this.indexes.get(type) ?? new Map([[WHOLE, { path: [], groups: new Map() }]]);
    this.indexes.set(type, indexes);
    return indexes;
  }

  /** Returns the position that an object has, or would have, in a group. */
  private positionIn(group: readonly Entity[], { type, value, serial }: Entity): number {
    const created = this.creationOf(type, value);
    let [low, high] = [0, group.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = group[middle];
      const isOlder =
        other &&
        (compare(this.creationOf(type, other.value), created) || other.serial - serial) < 0;
      if (isOlder) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private file(index: Index, entity: Entity): void {
    const name = groupOf(index, entity.value);
    if (name === undefined) return;
    const group = index.groups.get(name) ?? [];
    group.splice(this.positionIn(group, entity), 0, entity);
    index.groups.set(name, group);
  }

  private unfile(index: Index, entity: Entity): void {
    const group = index.groups.get(groupOf(index, entity.value) ?? '') ?? [];
    const position = this.positionIn(group, entity);
    if (group[position] === entity) group.splice(position, 1);
  }
}
