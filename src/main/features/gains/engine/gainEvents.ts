// What the engine of the gains reads and what it finds. Pure types.

import type { IncomeKind } from '../../../../shared/domain/gains.ts'

/** An amount of an asset with its market value at that time. */
export interface Flow {
  /** Identity of the asset over all chains. */
  asset: string
  /** Positive, in the asset's finest base unit. */
  units: bigint
  /** In units of 10^-36 of the currency; null where no price is known. */
  value: bigint | null
}

/** One transaction of an own account, in what it changes. */
export interface GainEvent {
  /** Unique for an account: chain and hash. */
  id: string
  time: number
  account: string
  /** Left for good; with `received` it is a swap. */
  given: readonly Flow[]
  /** Came from outside, and is no income. */
  received: readonly Flow[]
  income: readonly (Flow & { kind: IncomeKind })[]
  fees: readonly Flow[]
  /** Went to another own account: no disposal. */
  moves: readonly { asset: string; units: bigint; to: string }[]
}

/** An amount acquired at one time. */
export interface Lot {
  id: number
  asset: string
  account: string
  acquiredAt: number
  /** The event that acquired it. */
  source: string
  how: 'swap' | 'received' | 'income'
  units: bigint
  /** Null: not known. */
  cost: bigint | null
  /**
   * Why the cost is not known. price: none is stored for the day of its acquisition. average, unexplained: it was moved here as such a
   * piece, and a price of that day would not tell its cost.
   */
  unknown: 'price' | 'average' | 'unexplained' | null
}

/** A part of a disposal, from one lot. */
export interface Piece {
  /** Null: nothing known was left, or the part is a share of all lots. */
  lot: Lot | null
  /** What a null lot means: bought before the known history, or averaged. */
  basis: 'lot' | 'average' | 'unexplained'
  units: bigint
  cost: bigint | null
}

/** An amount that left for good. */
export interface Disposal {
  asset: string
  account: string
  time: number
  source: string
  how: 'swap' | 'sent' | 'fee'
  units: bigint
  proceeds: bigint | null
  pieces: Piece[]
  /** Proceeds less costs; null where one of them is unknown. */
  gain: bigint | null
}

/** An amount that was earned. */
export interface Income extends Flow {
  kind: IncomeKind
  account: string
  time: number
  source: string
}

/** A fee that was paid. */
export interface FeePaid extends Flow {
  account: string
  time: number
  source: string
}

/** What is left of a lot, or of an averaged pool. */
export interface Remaining {
  asset: string
  account: string
  /** Null for a share of all lots. */
  lot: Lot | null
  units: bigint
  cost: bigint | null
}

/** Everything that the engine finds. */
export interface Gains {
  disposals: Disposal[]
  income: Income[]
  fees: FeePaid[]
  remaining: Remaining[]
  /** What left an account without a known acquisition: bought before the history begins, or unstaked coins of another time. */
  unexplained: { asset: string; account: string; time: number; source: string; units: bigint }[]
  /** Acquisitions without a price, oldest first. */
  unpriced: { asset: string; time: number }[]
}
