// Shares of a split vote: exact decimals that sum to one. Source: cosmos/cosmos-sdk x/gov/types/v1/vote.go (IsValid, VoteWeighted).

/** What can be voted. veto: no, and the deposit is burnt where many say so. */
export const VOTE_OPTIONS = ['yes', 'no', 'abstain', 'veto'] as const

/** A part of a split vote. */
export interface VoteShare {
  option: (typeof VOTE_OPTIONS)[number]
  /** Between 0 and 1, without needless zeros: "0.7". */
  weight: string
}

/** Most decimals that the chain takes. */
const DECIMALS = 18
const WHOLE = 10n ** BigInt(DECIMALS)
/** Form of a weight of one part of several. */
export const SHARE = /^0\.(?=\d*[1-9]$)\d{1,18}$/
const PERCENT = /^(\d{1,2})(?:[.,](\d{0,16}))?$/

function unitsOf(weight: string): bigint {
  return BigInt(weight.slice(2).padEnd(DECIMALS, '0'))
}

/** Returns whether parts make up a whole vote: each option once, the weights together one. */
export function isWholeVote(shares: readonly VoteShare[]): boolean {
  const isDistinct = new Set(shares.map(({ option }) => option)).size === shares.length
  return (
    isDistinct &&
    shares.every(({ weight }) => SHARE.test(weight)) &&
    shares.reduce((sum, { weight }) => sum + unitsOf(weight), 0n) === WHOLE
  )
}

/** Returns a typed percentage as a weight of 18 decimals; null for text that is none below 100. @example percentUnits('33.4') // 334n * 10n ** 15n */
export function percentUnits(typed: string): bigint | null {
  const [, whole, part = ''] = PERCENT.exec(typed.trim()) ?? []
  return whole === undefined ? null : BigInt(whole + part.padEnd(DECIMALS - 2, '0'))
}

/** Returns how much is left to a whole vote, in percent without needless zeros; negative where it is too much. @example percentLeft([WHOLE]) // '0' */
export function percentLeft(units: readonly bigint[]): string {
  const left = WHOLE - units.reduce((sum, one) => sum + one, 0n)
  return left < 0n ? `-${percentText(-left)}` : percentText(left)
}

/** Returns a weight in percent. @example percentOf('0.7') // '70' */
export function percentOf(weight: string): string {
  return percentText(unitsOf(weight))
}

/** Returns units as the weight of a part. */
export function weightText(units: bigint): string {
  return `0.${units.toString().padStart(DECIMALS, '0').replace(/0+$/, '')}`
}

function percentText(units: bigint): string {
  const digits = units.toString().padStart(DECIMALS - 1, '0')
  const [whole, part] = [digits.slice(0, 2 - DECIMALS), digits.slice(2 - DECIMALS).replace(/0+$/, '')]
  return part === '' ? whole : `${whole}.${part}`
}
