// Serialises JSON on a single line.

/** Unicode line ends that JSON does not escape, and at which many readers split lines (Python's splitlines among them). */
const LINE_ENDS = /[\u0085\u2028\u2029]/g

/** Serialises a value as JSON on one line, without a line feed. */
export function jsonLine(value: object, replacer?: (key: string, value: unknown) => unknown): string {
  const escaped = (end: string) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value, replacer).replaceAll(LINE_ENDS, escaped)
}
