import type { ContractFacts } from '../../contract/diff';

/** Maximum number of operations of an entry; above it, the page of the object is more useful. */
const MAX_OPERATIONS = 8;

/** Returns the names of the schemas that a value refers to, directly or through others. */
function schemasIn(
  value: unknown,
  facts: ContractFacts,
  names = new Set<string>(),
): ReadonlySet<string> {
  const references = JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name = ''] of references) {
    if (names.has(name)) continue;
    names.add(name);
    schemasIn(facts.schemas[name] ?? {}, facts, names);
  }
  return names;
}

/** Returns pointers to the operations, events and schemas; their names may contain dots. */
const rootsOf = ({ operations, schemas }: ContractFacts): readonly string[] => [
  ...Object.entries(operations).map(([id, { kind }]) => `${kind === 'event' ? kind : 'op'}:${id}`),
  ...Object.keys(schemas).map((name) => `schema:${name}`),
];

const startsWith = (pointer: string, root: string): boolean =>
  pointer === root || pointer.startsWith(`${root}.`);

/** Finds the objects and operations of change log pointers, in several versions of a contract. */
export class Concerned {
  private readonly roots: readonly string[];
  private readonly users: readonly { readonly id: string; readonly schemas: ReadonlySet<string> }[];

  /** @param versions the newest first */
  constructor([newest, ...older]: readonly [ContractFacts, ...ContractFacts[]]) {
    this.roots = [...new Set([newest, ...older].flatMap(rootsOf))];
    this.users = Object.entries(newest.operations)
      .filter(([, { kind }]) => kind !== 'event')
      .map(([id, operation]) => ({ id, schemas: schemasIn(operation, newest) }));
  }

  /** Returns the object, operation, event or code that a pointer starts with: `schema:Card`. */
  rootOf(pointer: string): string {
    const place = pointer.replace(/^state:/, 'schema:');
    const [longest] = this.roots
      .filter((root) => startsWith(place, root))
      .sort((a, b) => b.length - a.length);
    return longest ?? place.split('.')[0] ?? place;
  }

  /** Returns the ids of the operation, or of those that use the object unless they are too many. */
  operationsAt(pointer: string): readonly string[] {
    const [, kind, name = ''] = /^(\w+):(.*)$/.exec(this.rootOf(pointer)) ?? [];
    if (kind === 'op') return [name];
    if (kind !== 'schema') return [];
    const users = this.users.filter(({ schemas }) => schemas.has(name));
    return users.length <= MAX_OPERATIONS ? users.map(({ id }) => id) : [];
  }
}
