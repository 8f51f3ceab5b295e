// Knows the addresses to which tokens are sent to be lost: nobody has a key for them. Pure, free of zod, for the renderer too.

const BURN_ADDRESSES: ReadonlySet<string> = new Set([
  `0x${'0'.repeat(40)}`,
  `0x${'0'.repeat(64)}`,
  `0x${'0'.repeat(36)}dead`,
  `0xdead${'0'.repeat(36)}`,
  '0xdead000000000000000042069420694206942069',
])
/** The same bytes as they stand in a bech32 address, between its 1 and its checksum. Source: BIP-173. */
const BURN_WORDS: ReadonlySet<string> = new Set([
  'q'.repeat(32),
  'q'.repeat(52),
  `${'q'.repeat(28)}ph4d`,
  `m6ks${'q'.repeat(28)}`,
  'm6ksqqqqqqqqqqqqggrfggrfggrfggrf',
])
const CHECKSUM_LETTERS = 6

/**
 * Returns whether nobody controls an address, in either notation and any case.
 * @example isBurnAddress('0x000000000000000000000000000000000000dEaD') // true
 */
export function isBurnAddress(address: string): boolean {
  const text = address.trim().toLowerCase()
  if (text.startsWith('0x')) return BURN_ADDRESSES.has(text)
  return BURN_WORDS.has(text.slice(text.lastIndexOf('1') + 1, -CHECKSUM_LETTERS))
}
