// Normalises a transaction's hash.

/** Returns 64 upper-case hex digits, however the indexer writes them. */
export function plainHash(text: string): string {
  return text.replace(/^0x/i, '').toUpperCase()
}
