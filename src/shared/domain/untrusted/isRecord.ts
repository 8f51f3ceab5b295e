// Narrows values from outside whose shape a schema would be too slow or too large for.

/** Returns whether a value is an object with named fields: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
