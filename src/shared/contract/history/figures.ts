// Schemas of the charts over stored history: balances and their value by day, transactions and fees by month. Days and months are UTC.
import { z } from 'zod'
import { MAX_SEARCH_TEXT } from '../../domain/search/searchTerms.ts'
import { Movement } from './activity.ts'
import { ChainId, Units } from '../chain.ts'

/** An amount on a chain without stored history, which the line cannot include. */
const LeftOut = z.object({ chainId: ChainId, amount: Units })

/** An asset's balance over time. */
export const BalanceLine = z.object({
  symbol: z.string(),
  /** Decimals of every amount here: the finest unit among the asset's forms. */
  decimals: z.number().int(),
  /** Spendable balance as the chains last reported it; the line ends at this value. */
  now: Units,
  /** Balance at the end of each day that changed it, oldest first; `day` is the day's first moment, ms. */
  points: z.array(z.object({ day: z.number().int(), amount: Units })),
  /** Balance before the first point. Non-zero means that something moved without a stored transaction. */
  before: Units,
  /** The line is complete from here on, ms; null: back to the first transaction. */
  knownFrom: z.number().int().nullable(),
  leftOut: z.array(LeftOut),
  /** True while rows are missing above older ones that are stored: the line is shorter than it was. Ask again. */
  hasGap: z.boolean(),
  /** True while rows are still being summed: ask again. */
  isAddingUp: z.boolean(),
})
export type BalanceLine = z.infer<typeof BalanceLine>

/** The value over time of what the total counts, as far as it has a history. */
export const ValueLine = z.object({
  /** US cents at the end of each day for which all of it had a price, oldest first; `day` is the day's first moment, ms. */
  points: z.array(z.object({ day: z.number().int(), cents: Units })),
  /** Assets whose days before `until`, ms, that have no price use the next one that is stored; symbols null: all that were held. */
  estimates: z.array(z.object({ until: z.number().int(), symbols: z.array(z.string()).nullable() })),
  /** The first and the last day that use imported prices, ms; null where none does. */
  imported: z.object({ from: z.number().int(), until: z.number().int() }).nullable(),
  /** US cents now of what the total counts and the points don't: staked coins, and balances on chains without stored history. */
  leftOut: Units,
  /** True while rows are missing above older ones that are stored: the line is shorter than it was. Ask again. */
  hasGap: z.boolean(),
  /** True while rows are still being summed: ask again. */
  isAddingUp: z.boolean(),
})
export type ValueLine = z.infer<typeof ValueLine>

/** Figures of one month with transactions. */
const Month = z.object({
  from: z.number().int(),
  until: z.number().int(),
  /** A transaction between two of the user's accounts counts for both. */
  transactions: z.number().int(),
  failed: z.number().int(),
  /** Forms of one asset are merged. Those of watched accounts are left out, unless there are no others. */
  fees: z.array(Movement),
})

/** Transactions and fees by month. */
export const MonthFigures = z.object({
  /** Oldest first; months without transactions are left out. */
  months: z.array(Month),
  /** False while transactions are still being copied, or cannot be. */
  isComplete: z.boolean(),
  isAddingUp: z.boolean(),
})
export type MonthFigures = z.infer<typeof MonthFigures>

const ofAccount = { accountId: z.string().nullish() }

/** Chart methods, by name. */
export const figureContract = {
  /**
   * Returns an asset's balance over time, derived from current holdings and stored transactions; null for an asset that no account ever
   * held. Sends no request.
   */
  'figures.balance': { input: z.object({ originId: z.string().max(400), ...ofAccount }), output: BalanceLine.nullable() },
  /**
   * Returns the value of all listed assets that have a price and are not hidden, by the prices that were seen or imported; null where prices
   * are off. Sends no request.
   */
  'figures.value': { input: z.object(ofAccount), output: ValueLine.nullable() },
  /**
   * Returns transactions and fees of each month, of those that a search finds. Sends no request.
   * `requesterId` names the requester: a newer question of the same requester ends an older one.
   */
  'figures.months': {
    input: z.object({ ...ofAccount, text: z.string().max(MAX_SEARCH_TEXT).nullish(), requesterId: z.string().max(40).nullish() }),
    output: MonthFigures,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
