// Extracts a member's exact source text from a JSON object, so that it can be sent back byte for byte.

/**
 * Returns the source text of a top-level member's value; null when the object has no such member. Of a repeated name the last one counts,
 * as in `JSON.parse`.
 * @param text a JSON object that `JSON.parse` accepts
 * @example sliceMember('{"a": [1, 2.50]}', 'a') // '[1, 2.50]'
 */
export function sliceMember(text: string, name: string): string | null {
  let found: string | null = null
  let at = afterSpace(text, afterSpace(text, 0) + 1)
  while (text[at] === '"') {
    const nameEnd = afterString(text, at)
    const key: unknown = JSON.parse(text.slice(at, nameEnd))
    const start = afterSpace(text, afterSpace(text, nameEnd) + 1)
    const end = afterValue(text, start)
    if (key === name) found = text.slice(start, end)
    // Skips the comma; a closing brace ends the loop.
    at = afterSpace(text, afterSpace(text, end) + 1)
  }
  return found
}

function afterValue(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return afterString(text, start)
  if (first === '{' || first === '[') return afterNested(text, start)
  let at = start
  while (at < text.length && !/[,\]}\s]/.test(text.charAt(at))) at += 1
  return at
}

function afterNested(text: string, start: number): number {
  let depth = 0
  let at = start
  do {
    const character = text[at]
    if (character === '"') {
      at = afterString(text, at)
      continue
    }
    if (character === '{' || character === '[') depth += 1
    if (character === '}' || character === ']') depth -= 1
    at += 1
  } while (depth > 0)
  return at
}

function afterString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function afterSpace(text: string, start: number): number {
  let at = start
  while (/\s/.test(text.charAt(at))) at += 1
  return at
}
