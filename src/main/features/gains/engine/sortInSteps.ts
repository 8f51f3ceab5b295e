// Sorts long lists step by step: a hundred thousand at once would hold up the main thread. Pure.

/** Items that are sorted, or merged, between two points to pause: about a millisecond. */
const STEP = 1000

/** Sorts as `toSorted` does, also in keeping the order of equals; each `yield` is a point to pause. */
export function* sortInSteps<T>(items: readonly T[], compare: (left: T, right: T) => number): Generator<void, T[]> {
  let runs: T[][] = []
  for (let start = 0; start < items.length; start += STEP) {
    runs.push(items.slice(start, start + STEP).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<T>(left: readonly T[], right: readonly T[], compare: (left: T, right: T) => number): Generator<void, T[]> {
  const merged: T[] = []
  const others = right.values()
  let other = others.next()
  for (const item of left) {
    while (other.done !== true && compare(item, other.value) > 0) {
      merged.push(other.value)
      if (merged.length % STEP === 0) yield
      other = others.next()
    }
    merged.push(item)
    if (merged.length % STEP === 0) yield
  }
  for (; other.done !== true; other = others.next()) {
    merged.push(other.value)
    if (merged.length % STEP === 0) yield
  }
  return merged
}
