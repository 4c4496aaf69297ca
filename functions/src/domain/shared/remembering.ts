/** A function that makes each value once; where a `limit` is given, it forgets all of them when there are so many. */
export function remembering<Key, Value>(
  make: (key: Key) => Value,
  limit = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered) return remembered.value;
    if (known.size >= limit) known.clear();
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
