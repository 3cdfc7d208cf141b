/** Groups items by name, in their order; items without a name are left out. */
export function grouped<T, Name>(
  items: Iterable<T>,
  nameOf: (item: T) => Name | undefined,
): ReadonlyMap<Name, readonly T[]> {
  const groups = new Map<Name, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
