// Tokens of the search index. A facet begins with a private-use character, which no word of a transaction can contain.

/** unicode61 keeps private-use characters as parts of words. Source: sqlite.org/fts5.html, "Unicode61 Tokenizer". */
const MARK = '\uE000'
const OTHER = '\uE001'

/** Maximum length: token numbers have at most 78 digits; longer text is not genuine. */
const LONGEST_TOKEN = 128

/** Builds facet tokens. */
export const facet = {
  account: (address: number) => `${MARK}a${address}`,
  kind: (address: number, kind: string) => `${MARK}k${address}x${plain(kind)}`,
  direction: (address: number, direction: string) => `${MARK}d${address}x${plain(direction)}`,
  /** Combines kind and direction of one line: the pair may be rare where each alone is not. */
  line: (address: number, kind: string, direction: string) => `${MARK}l${address}x${plain(kind)}x${plain(direction)}`,
  /** What left an account for another chain. */
  sentTo: (address: number, chainId: string) => `${MARK}b${address}x${plain(chainId)}`,
  chain: (chainId: string) => `${MARK}c${plain(chainId)}`,
  failed: `${MARK}z`,
  /** Marks transactions with lines of several of the user's accounts. */
  shared: `${MARK}s`,
  mentions: (party: number) => `${MARK}w${party}`,
  from: (party: number) => `${MARK}f${party}`,
  to: (party: number) => `${MARK}t${party}`,
  coin: (coin: number) => `${MARK}n${coin}`,
  /** A token by number or address, in any collection, as the account's line mentions it. */
  nft: (address: number, token: string) => `${MARK}i${address}x${plain(token.slice(0, LONGEST_TOKEN))}`,
  nftOf: (address: number, collection: string) => `${MARK}o${address}x${plain(collection.slice(0, LONGEST_TOKEN))}`,
  /** The last two bytes of a hash. */
  hashTail: (hash: string) => `${MARK}x${hash.slice(-4).toLowerCase()}`,
  /** The last part of a message type, of any length. */
  messageType: (type: string) => `${MARK}g${plain(type.slice(type.lastIndexOf('.') + 1))}`,
} as const

/** Found like a message type: a transaction with more than one message. Types begin with a capital letter, most of them with Msg. */
export const SEVERAL_MESSAGES = 'several'

/** Maximum characters of a word; the rest is ignored. */
const LONGEST_WORD = 64

/**
 * Returns the words of a text, folded: lower case, no diacritics. Used for both documents and queries, so that the index need not fold.
 * @example wordsOf('Miete März') // ['miete', 'marz']
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))
}

/** Returns whether folded words, separated by one space, are adjacent in a text. */
export function hasPhrase(text: string, words: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${words} `)
}

/** Returns the words of a message type: "/cosmos.bank.v1beta1.MsgSend" is found as MsgSend, as Send, and as bank. */
export function typeWords(type: string): string[] {
  const name = type.slice(type.lastIndexOf('.') + 1)
  return wordsOf(`${type} ${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')}`)
}

/** Converts chain ids, kinds and types to one token: replaces everything but letters and digits. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, OTHER)
}

/** Quotes a token for FTS5. */
export function quoteToken(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}

/** Shift that keeps exponents positive: decimals are at most 36. */
const EXPONENT_SHIFT = 100

const exponentToken = (exponent: number) => `${MARK}m${exponent + EXPONENT_SHIFT}`
const digitsToken = (exponent: number, digits: string) => `${exponentToken(exponent)}x${digits}`
/** The range of all exponent tokens. */
export const EXPONENTS = { from: `${MARK}m`, until: `${MARK}n` } as const

/** Returns the exponent of the first token that `amountTokens` returns. */
export function exponentOf(token: string): number {
  return Number(token.slice(2)) - EXPONENT_SHIFT
}

/** Maximum number of leading digits that have tokens. */
const FINEST = 3
/** The same for rows indexed by an older version, until every row is indexed again. */
const FINEST_BEFORE = 2

/**
 * Returns an amount's tokens at four precisions: its power of ten, and with the first one, two and three digits. Empty for zero.
 * @example amountTokens('12500000', 6) // 12.5: 10¹, 1 × 10¹, 1.2 × 10¹, 1.25 × 10¹
 */
export function amountTokens(units: string, decimals: number): string[] {
  const digits = units.replace('-', '').replace(/^0+/, '')
  if (digits === '') return []
  const exponent = digits.length - 1 - decimals
  const grains = Array.from({ length: FINEST }, (_, index) => digitsToken(exponent, digits.slice(0, index + 1).padEnd(index + 1, '0')))
  return [exponentToken(exponent), ...grains]
}

/**
 * Returns tokens of which every amount within the bounds has at least one; the outermost may also match amounts just outside.
 * @param exponents those that occur
 * @param isFine whether every indexed row has the finest tokens
 */
export function rangeTokens(range: { min: string | null; max: string | null }, exponents: readonly number[], isFine: boolean): string[] {
  const length = isFine ? FINEST : FINEST_BEFORE
  const low = range.min === null ? null : leading(range.min, length)
  const high = range.max === null ? null : leading(range.max, length)
  // An upper bound of zero excludes every amount with a token.
  if (range.max !== null && high === null) return []
  return exponents.flatMap((exponent) => {
    if ((low !== null && exponent < low.exponent) || (high !== null && exponent > high.exponent)) return []
    const [least, most] = [10 ** (length - 1), 10 ** length - 1]
    const from = low?.exponent === exponent ? low.digits : least
    const to = high?.exponent === exponent ? high.digits : most
    return from === least && to === most ? [exponentToken(exponent)] : digitTokens(exponent, from, to)
  })
}

/** Returns the fewest tokens that cover the leading digits between two values of the same length. */
function digitTokens(exponent: number, from: number, to: number): string[] {
  const tokens: string[] = []
  for (let digits = from; digits <= to;) {
    let width = 1
    while (digits % (width * 10) === 0 && digits + width * 10 - 1 <= to && digits / width >= 10) width *= 10
    tokens.push(digitsToken(exponent, String(digits / width)))
    digits += width
  }
  return tokens
}

/** Returns exponent and leading digits of a decimal text; null for zero. */
function leading(decimal: string, length: number): { exponent: number; digits: number } | null {
  const [whole = '', fraction = ''] = decimal.split('.')
  const all = whole + fraction
  const first = all.search(/[1-9]/)
  if (first === -1) return null
  return { exponent: whole.length - 1 - first, digits: Number(all.slice(first, first + length).padEnd(length, '0')) }
}
