// Reads the sums by day and by month: a few thousand rows at most, however long the history is.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { addressIds } from '../search/readMatches.ts'

const Amounts = z.array(z.object({ day: z.number(), amount: z.string() }))

/** A day's net change. */
export interface DayChange {
  /** Days since 1970. */
  day: number
  /** Signed base units, fees included. */
  amount: string
}

/** Returns the daily changes of one denomination for one address (20 bytes in hex), newest first. */
export function readDayChanges(db: ReadDb, account: string, chainId: string, denom: string): DayChange[] {
  const [id] = addressIds(db, [account])
  if (id === undefined) return []
  const rows = db
    .prepare('SELECT day, amount FROM day_net WHERE address = ? AND chain_id = ? AND denom = ? ORDER BY day DESC')
    .all(id, chainId, denom)
  return Amounts.parse(rows)
}

const Named = z.array(z.object({ chainId: z.string(), denom: z.string() }))

/** Returns every denomination whose balance ever changed for some addresses. */
export function readChangedDenoms(db: ReadDb, accounts: readonly string[]): { chainId: string; denom: string }[] {
  const ids = addressIds(db, accounts)
  // Skips from one denomination to the next along the key: as many steps as denominations, not as days.
  const rows = db
    .prepare(
      `WITH RECURSIVE named (address, chainId, denom) AS (
         SELECT o.value, (SELECT chain_id FROM day_net WHERE address = o.value ORDER BY chain_id, denom LIMIT 1),
           (SELECT denom FROM day_net WHERE address = o.value ORDER BY chain_id, denom LIMIT 1)
         FROM json_each(?) o
         UNION ALL
         SELECT n.address,
           (SELECT chain_id FROM day_net WHERE address = n.address AND (chain_id, denom) > (n.chainId, n.denom) ORDER BY chain_id, denom LIMIT 1),
           (SELECT denom FROM day_net WHERE address = n.address AND (chain_id, denom) > (n.chainId, n.denom) ORDER BY chain_id, denom LIMIT 1)
         FROM named n WHERE n.chainId IS NOT NULL)
       SELECT DISTINCT chainId, denom FROM named WHERE chainId IS NOT NULL`,
    )
    .all(JSON.stringify(ids))
  return Named.parse(rows)
}

const Counts = z.array(z.object({ month: z.number(), transactions: z.number(), failed: z.number() }))

/** Returns the number of transactions by month, newest first; a transaction between two of the addresses counts for both. */
export function readMonthCounts(db: ReadDb, accounts: readonly string[]): z.infer<typeof Counts> {
  const rows = db
    .prepare(
      `SELECT month, sum(transactions) AS transactions, sum(failed) AS failed FROM month_count
       WHERE address IN (SELECT value FROM json_each(?)) GROUP BY month ORDER BY month DESC`,
    )
    .all(JSON.stringify(addressIds(db, accounts)))
  return Counts.parse(rows)
}

const Fees = z.array(z.object({ month: z.number(), chainId: z.string(), denom: z.string(), amount: z.string() }))

/** Returns fees paid by the addresses, by month and denomination. */
export function readMonthFees(db: ReadDb, accounts: readonly string[]): z.infer<typeof Fees> {
  const rows = db
    .prepare(
      `SELECT month, chain_id AS chainId, denom, amount FROM month_fee
       WHERE address IN (SELECT value FROM json_each(?)) ORDER BY month DESC`,
    )
    .all(JSON.stringify(addressIds(db, accounts)))
  return Fees.parse(rows)
}

/** Returns whether rows still wait to be added to the sums. */
export function isAddingUp(db: ReadDb): boolean {
  return db.prepare('SELECT 1 FROM figure_change LIMIT 1').get() !== undefined
}

const Row = z.object({ time: z.number(), height: z.number() })

/**
 * Returns the time of the first transaction at a height or above; null where there is none. Heights and times of a chain rise together, so
 * it bisects along the key of the rows.
 */
export function timeAtHeight(db: ReadDb, account: string, chainId: string, height: number): number | null {
  const [id] = addressIds(db, [account])
  if (id === undefined) return null
  const beside = (order: 'ASC' | 'DESC', compare: '<=' | '>=') =>
    db.prepare(
      `SELECT a.time, t.height FROM tx_account a JOIN tx t ON t.id = a.tx_id
       WHERE a.address = ? AND a.chain_id = ? AND a.time ${compare} ? ORDER BY a.time ${order} LIMIT 1`,
    )
  const atOrBefore = beside('DESC', '<=')
  const oldest = beside('ASC', '>=').get(id, chainId, 0)
  const newest = atOrBefore.get(id, chainId, Number.MAX_SAFE_INTEGER)
  if (oldest === undefined || newest === undefined) return null
  let low = Row.parse(oldest).time
  let high = Row.parse(newest)
  if (high.height < height) return null
  if (Row.parse(oldest).height >= height) return low
  // Invariant: `low` is below the height, `high` at or above it.
  while (high.time - low > 1) {
    const middle = Row.parse(atOrBefore.get(id, chainId, Math.floor((low + high.time) / 2)))
    if (middle.height >= height) high = middle
    else low = Math.floor((low + high.time) / 2)
  }
  return high.time
}
