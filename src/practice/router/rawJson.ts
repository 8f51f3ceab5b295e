// Finds the exact source text of one top-level member of a JSON object: the router compares operations byte for byte.

/** Index just past the JSON value that starts at `from`. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '"') {
      for (at += 1; at < text.length && text.charAt(at) !== '"'; at += 1) if (text.charAt(at) === '\\') at += 1
    } else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') {
      if (depth === 0) return at
      depth -= 1
      if (depth === 0) return at + 1
      continue
    } else if (letter === ',' && depth === 0) return at
    if (depth === 0 && letter === '"') return at + 1
  }
  return text.length
}

/** The source text of a member of the outermost object, without surrounding white space; null when it has none. The text must be valid JSON. */
export function rawMember(text: string, name: string): string | null {
  let at = text.indexOf('{') + 1
  while (at > 0 && at < text.length) {
    const keyStart = text.indexOf('"', at)
    if (keyStart === -1) return null
    const keyEnd = endOfValue(text, keyStart)
    let start = text.indexOf(':', keyEnd) + 1
    while (/\s/.test(text.charAt(start))) start += 1
    const end = endOfValue(text, start)
    if (text.slice(keyStart + 1, keyEnd - 1) === name) return text.slice(start, end).trim()
    at = text.indexOf(',', end) + 1
  }
  return null
}
