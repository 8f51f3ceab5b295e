// Counts transactions and adds up fees by month over all rows of a search.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { readCoins } from '../records/activityRecord.ts'
import type { ActivityQuery } from '../search/activityQuery.ts'
import { createLineReader, type FoundLine } from '../search/readLines.ts'
import { addressIds, createMatches } from '../search/readMatches.ts'
import { monthOf } from './figureSums.ts'

/** Transactions and fees by month. Months count from January 1970. */
export interface MonthSums {
  /** Newest first; a transaction between two of the accounts counts for both. */
  counts: { month: number; transactions: number; failed: number }[]
  /** Without those of watched accounts, unless the search has no others. */
  fees: { month: number; chainId: string; denom: string; amount: string }[]
}

const STEP = 200

const Row = z.object({ address: z.number(), time: z.number(), chainId: z.string(), isFailed: z.number(), fee: z.string() })

/** Adds up the months of a search; each `yield` is a point to pause or stop. */
export function* readMonths(db: ReadDb, query: ActivityQuery): Generator<void, MonthSums> {
  const matches = createMatches(db, query)
  const read = createLineReader(db, query)
  const statement = db.prepare(
    `SELECT a.address, a.time, a.chain_id AS chainId, a.is_failed AS isFailed, a.fee
     FROM json_each(?) m CROSS JOIN tx_account a
       ON a.address = m.value ->> 0 AND a.time = m.value ->> 1 AND a.tx_id = m.value ->> 2`,
  )
  const rowsOf = (lines: readonly FoundLine[]) =>
    statement.all(JSON.stringify(lines.map(({ address, time, txId }) => [address, time, txId]))).map((row) => Row.parse(row))
  const others = query.accounts.every((account) => query.watched.includes(account)) ? [] : addressIds(db, query.watched)
  const sums = createSums(new Set(others))
  for (let place = matches.start; ;) {
    const batch = matches.next(place, STEP)
    for (const row of rowsOf(read(batch))) sums.add(row)
    const last = batch.at(-1)
    if (last === undefined || batch.length < STEP) return sums.read()
    place = last.place
    yield
  }
}

/** @param others addresses whose fees others paid */
function createSums(others: ReadonlySet<number>) {
  const counts = new Map<number, { transactions: number; failed: number }>()
  const fees = new Map<string, { month: number; chainId: string; denom: string; amount: bigint }>()
  return {
    add: ({ address, time, chainId, isFailed, fee }: z.infer<typeof Row>) => {
      const month = monthOf(time)
      const { transactions, failed } = counts.get(month) ?? { transactions: 0, failed: 0 }
      counts.set(month, { transactions: transactions + 1, failed: failed + isFailed })
      for (const { denom, amount } of others.has(address) ? [] : readCoins(fee)) {
        const key = `${month} ${chainId} ${denom}`
        const held = fees.get(key)
        if (held === undefined) fees.set(key, { month, chainId, denom, amount: BigInt(amount) })
        else held.amount += BigInt(amount)
      }
    },
    read: (): MonthSums => ({
      counts: [...counts].map(([month, count]) => ({ month, ...count })).toSorted((left, right) => right.month - left.month),
      fees: [...fees.values()].map(({ amount, ...fee }) => ({ ...fee, amount: amount.toString() })),
    }),
  }
}
