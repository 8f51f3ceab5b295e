// The records of a page exactly as the indexer wrote them: cut out of its body, stored together, found again one by one.
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export interface Slice {
  start: number
  end: number
}

/**
 * Where each element of the top-level array `key` stands in a JSON text, without parsing it: a number that a parse would
 * round stays as it was written. The text must be valid JSON; without such an array the list is empty.
 */
export function sliceRecords(text: string, key: string): Slice[] {
  let at = skipSpace(text, 0)
  if (text[at] !== '{') return []
  const wanted = JSON.stringify(key)
  at = skipSpace(text, at + 1)
  while (text[at] === '"') {
    const nameEnd = skipString(text, at)
    const name = text.slice(at, nameEnd)
    at = skipSpace(text, skipSpace(text, nameEnd) + 1)
    if (name === wanted && text[at] === '[') return sliceElements(text, at)
    at = skipSpace(text, skipValue(text, at))
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return []
}

function sliceElements(text: string, open: number): Slice[] {
  const slices: Slice[] = []
  let at = skipSpace(text, open + 1)
  while (at < text.length && text[at] !== ']') {
    const end = skipValue(text, at)
    slices.push({ start: at, end })
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return slices
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1
  return at
}

/** From an opening quote to behind the closing one. */
function skipString(text: string, open: number): number {
  for (let quote = text.indexOf('"', open + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text.charAt(quote - 1 - slashes) === '\\') slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}

/** From the first letter of a value to behind its last. */
function skipValue(text: string, from: number): number {
  const first = text[from]
  if (first === '"') return skipString(text, from)
  if (first !== '{' && first !== '[') {
    const stop = /[,\]}\s]/g
    stop.lastIndex = from
    return stop.exec(text)?.index ?? text.length
  }
  const marks = /["{}[\]]/g
  let depth = 0
  for (marks.lastIndex = from; ;) {
    const mark = marks.exec(text)
    if (mark === null) return text.length
    if (mark[0] === '"') marks.lastIndex = skipString(text, mark.index)
    else if (mark[0] === '{' || mark[0] === '[') depth += 1
    else depth -= 1
    if (depth === 0) return marks.lastIndex
  }
}

/** Compresses the records of one page together: about a sixth of their size, since transactions resemble each other. */
export function packRecords(text: string): Buffer {
  return zstdCompressSync(Buffer.from(text, 'utf8'))
}

export function unpackRecords(body: Uint8Array): string {
  return zstdDecompressSync(body).toString('utf8')
}
