/** Makes a value once for each object, and keeps it as long as the object. */
export function oncePer<K extends WeakKey, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const made = cache.get(key) ?? { value: make(key) };
    cache.set(key, made);
    return made.value;
  };
}
