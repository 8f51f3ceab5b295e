// Serialises JSON on a single line, with escapes for invisible characters.

/**
 * Characters that JSON leaves as they are and that mislead a reader: line ends at which many programs split lines (Python's splitlines among
 * them), direction marks, zero-width characters, tags.
 */
const HIDDEN = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Cf}]/gu

/** Escapes the hidden characters in a JSON text; it still means the same. */
export function escapeHidden(json: string): string {
  return json.replaceAll(HIDDEN, (hidden) => {
    const units = Array.from({ length: hidden.length }, (_, index) => hidden.charCodeAt(index))
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
  })
}

/** Serialises a value as JSON on one line, without a line feed. */
export function jsonLine(value: object, replacer?: (key: string, value: unknown) => unknown): string {
  return escapeHidden(JSON.stringify(value, replacer))
}
