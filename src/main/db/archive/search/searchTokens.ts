// The tokens of the search index. A facet begins with a private-use character, which no word of a transaction can contain.

/** unicode61 keeps private-use characters as parts of words. Source: sqlite.org/fts5.html, "Unicode61 Tokenizer". */
const MARK = '\uE000'
const OTHER = '\uE001'

/** Numbers of tokens have at most 78 digits; what is longer was made up. */
const LONGEST_TOKEN = 128

export const facet = {
  account: (address: number) => `${MARK}a${address}`,
  kind: (address: number, kind: string) => `${MARK}k${address}x${plain(kind)}`,
  direction: (address: number, direction: string) => `${MARK}d${address}x${plain(direction)}`,
  /** Kind and direction of one line: together they may be rare where each is not. */
  line: (address: number, kind: string, direction: string) => `${MARK}l${address}x${plain(kind)}x${plain(direction)}`,
  chain: (chainId: string) => `${MARK}c${plain(chainId)}`,
  failed: `${MARK}z`,
  /** Lines of several own accounts. */
  shared: `${MARK}s`,
  mentions: (party: number) => `${MARK}w${party}`,
  from: (party: number) => `${MARK}f${party}`,
  to: (party: number) => `${MARK}t${party}`,
  coin: (coin: number) => `${MARK}n${coin}`,
  /** A token by its number or address, in any collection, as a line of the account speaks of it. */
  nft: (address: number, token: string) => `${MARK}i${address}x${plain(token.slice(0, LONGEST_TOKEN))}`,
  nftOf: (address: number, collection: string) => `${MARK}o${address}x${plain(collection.slice(0, LONGEST_TOKEN))}`,
  /** The last two bytes of a hash. */
  hashTail: (hash: string) => `${MARK}x${hash.slice(-4).toLowerCase()}`,
  /** The last part of a message type, of any length from its beginning. */
  messageType: (type: string) => `${MARK}g${plain(type.slice(type.lastIndexOf('.') + 1))}`,
} as const

/** Only the first of so many characters of a word count; longer ones are no words. */
const LONGEST_WORD = 64

/**
 * The words of a text, folded: lower case, no diacritics. The same on both sides, so that the index need not fold.
 * @example wordsOf('Miete März') // ['miete', 'marz']
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))
}

/** Whether folded words, one space between them, stand side by side in a text. */
export function hasPhrase(text: string, words: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${words} `)
}

/** "/cosmos.bank.v1beta1.MsgSend" is found as MsgSend, as Send, and as bank. */
export function typeWords(type: string): string[] {
  const name = type.slice(type.lastIndexOf('.') + 1)
  return wordsOf(`${type} ${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')}`)
}

/** Chain ids, kinds and types as one token: what is neither letter nor digit becomes one character. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, OTHER)
}

/** As FTS5 reads a single token. */
export function quoteToken(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}

/** Exponents are kept positive: decimals are at most 36. */
const EXPONENT_SHIFT = 100

const exponentToken = (exponent: number) => `${MARK}m${exponent + EXPONENT_SHIFT}`
const digitsToken = (exponent: number, digits: string) => `${exponentToken(exponent)}x${digits}`
/** All tokens of exponents, as a range of texts. */
export const EXPONENTS = { from: `${MARK}m`, until: `${MARK}n` } as const

/** The exponent behind a token that `amountTokens` gave first. */
export function exponentOf(token: string): number {
  return Number(token.slice(2)) - EXPONENT_SHIFT
}

/** How many first digits of an amount there are tokens for, at most. */
const FINEST = 3
/** What an index has that an older version made, until every row is indexed anew. */
const FINEST_BEFORE = 2

/**
 * An amount at four grains: its power of ten, with the first digit, with the first two, with the first three. Empty for nothing.
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
 * Tokens of which every amount within the bounds has at least one; the outermost may belong to amounts just outside.
 * @param exponents those that occur
 * @param isFine whether every row that is indexed has the finest tokens
 */
export function rangeTokens(range: { min: string | null; max: string | null }, exponents: readonly number[], isFine: boolean): string[] {
  const length = isFine ? FINEST : FINEST_BEFORE
  const low = range.min === null ? null : leading(range.min, length)
  const high = range.max === null ? null : leading(range.max, length)
  // No upper bound at zero is above any amount that has a token.
  if (range.max !== null && high === null) return []
  return exponents.flatMap((exponent) => {
    if ((low !== null && exponent < low.exponent) || (high !== null && exponent > high.exponent)) return []
    const [least, most] = [10 ** (length - 1), 10 ** length - 1]
    const from = low?.exponent === exponent ? low.digits : least
    const to = high?.exponent === exponent ? high.digits : most
    return from === least && to === most ? [exponentToken(exponent)] : digitTokens(exponent, from, to)
  })
}

/** The fewest tokens that cover the first digits from one to another, both of the same length. */
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

/** Exponent and first digits of a decimal text; null for zero. */
function leading(decimal: string, length: number): { exponent: number; digits: number } | null {
  const [whole = '', fraction = ''] = decimal.split('.')
  const all = whole + fraction
  const first = all.search(/[1-9]/)
  if (first === -1) return null
  return { exponent: whole.length - 1 - first, digits: Number(all.slice(first, first + length).padEnd(length, '0')) }
}
