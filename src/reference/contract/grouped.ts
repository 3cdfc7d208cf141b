/** Those of the same name together, in their order; what has no name is left out. */
export function grouped<T, Name>(
  all: Iterable<T>,
  nameOf: (one: T) => Name | undefined,
): ReadonlyMap<Name, readonly T[]> {
  const groups = new Map<Name, T[]>();
  for (const one of all) {
    const name = nameOf(one);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}
