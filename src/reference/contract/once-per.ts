/** Caches the value that `make` returns for each object, as long as the object exists. */
export function oncePer<K extends WeakKey, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const made = cache.get(key) ?? { value: make(key) };
    cache.set(key, made);
    return made.value;
  };
}
