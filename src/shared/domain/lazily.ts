// Creates a value when it is first asked for, and keeps it.

/** Returns a function that calls `create` once and returns what it gave, each time. What `create` throws is thrown again at each call. */
export function lazily<Value>(create: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: create() }).value
}
