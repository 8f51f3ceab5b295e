// Sums over the stored history, for the charts: balances by day, transactions and fees by month. Days and months are UTC's.
import { z } from 'zod'
import { Movement } from './activity.ts'
import { ChainId, Units } from '../chain.ts'

/** An asset held where no history is kept, so that its line cannot be drawn. */
const LeftOut = z.object({ chainId: ChainId, amount: Units })

export const BalanceLine = z.object({
  symbol: z.string(),
  /** Of every amount here: the finest unit among the asset's forms. */
  decimals: z.number().int(),
  /** What can be spent now, as the chains said; with what the line says it ends there. */
  now: Units,
  /** What was held at the end of each day that changed it, oldest first; `day` is the moment at which it begins, ms. */
  points: z.array(z.object({ day: z.number().int(), amount: Units })),
  /** What was held before the first of them. Not zero: something came or went without a transaction. */
  before: Units,
  /** The line is known from here on, ms; null: down to the first transaction. */
  knownFrom: z.number().int().nullable(),
  leftOut: z.array(LeftOut),
  /** Rows are still being added up: ask again. */
  isAddingUp: z.boolean(),
})
export type BalanceLine = z.infer<typeof BalanceLine>

/** A month that something happened in. */
const Month = z.object({
  from: z.number().int(),
  until: z.number().int(),
  /** One between two accounts of ours counts for both. */
  transactions: z.number().int(),
  failed: z.number().int(),
  /** Forms of one asset are one. */
  fees: z.array(Movement),
})

export const MonthFigures = z.object({
  /** Oldest first; months without a transaction are left out. */
  months: z.array(Month),
  /** Older or other transactions are still being copied, or cannot be. */
  isComplete: z.boolean(),
  isAddingUp: z.boolean(),
})
export type MonthFigures = z.infer<typeof MonthFigures>

const ofAccount = { accountId: z.string().nullish() }

export const figureContract = {
  /** What was held of an asset, from what is held and what transactions changed; null for one that nobody here ever had. Asks nobody. */
  'figures.balance': { input: z.object({ originId: z.string().max(400), ...ofAccount }), output: BalanceLine.nullable() },
  /** Transactions and fees of each month. Asks nobody. */
  'figures.months': { input: z.object(ofAccount), output: MonthFigures },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
