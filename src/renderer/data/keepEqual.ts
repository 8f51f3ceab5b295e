// Keeps the objects that a newer answer of the core did not change, so that only what changed is drawn again.

/**
 * Returns `after` with each part that equals the same part of `before` replaced by that one: `before` itself where all of it is equal.
 * Takes what crosses the bridge: texts, numbers, lists and plain records.
 */
export function keepEqual<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((entry: unknown, index) => keepEqual(before[index], entry))
    return (isSameList(before, kept) ? before : kept) as T
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const keys = Object.keys(after)
  // Defines each field: assigning one that is named __proto__ would set the prototype.
  const kept = Object.fromEntries(keys.map((key) => [key, keepEqual(before[key], after[key])]))
  const isKept = (key: string) => Object.is(kept[key], before[key]) && Object.hasOwn(before, key)
  const isEqual = keys.length === Object.keys(before).length && keys.every(isKept)
  // Equal in every part, so that it has the type of `after`.
  return (isEqual ? before : kept) as T
}

/** Works like `keepEqual` for a list with keyed entries: entries that only moved are kept too. */
export function keepEntries<T>(before: readonly T[], after: readonly T[], keyOf: (entry: T) => string): readonly T[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]))
  const kept = after.map((entry) => keepEqual(known.get(keyOf(entry)), entry))
  return isSameList(before, kept) ? before : kept
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && after.every((entry, index) => Object.is(entry, before[index]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
