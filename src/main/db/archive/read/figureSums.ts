// Adds the changes that triggers recorded in `figure_change` to the sums by day and month. Amounts are text, so the addition is done here.
import { z } from 'zod'
import type { WriteDb } from '../../database.ts'

// Days and months are in UTC, so that a file means the same everywhere.
const DAY_MS = 86_400_000

/** Returns the days since 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}

/** Returns the first moment of a day, ms. */
export function startOfDay(day: number): number {
  return day * DAY_MS
}

/** Returns the months since January 1970. */
export function monthOf(time: number): number {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** Returns the first moment of a month, ms. */
export function startOfMonth(month: number): number {
  return Date.UTC(1970, month)
}

/** The writer of the sums. */
export interface FigureSums {
  /** Adds at most `limit` changes; returns true when none is left. Must be called inside a transaction. */
  catchUp(limit: number): boolean
}

interface ChangeRow {
  id: number
  address: number
  chain_id: string
  time: number
  sign: number
  is_failed: number
  movements: string
  fee: string
}

const Coins = z.array(z.tuple([z.string(), z.string()]))

interface Sum<K extends unknown[]> {
  key: K
  amount: bigint
}

type NetKey = [address: number, chainId: string, denom: string, day: number]
type FeeKey = [address: number, month: number, chainId: string, denom: string]
type CountKey = [address: number, month: number, chainId: string]

/** Sums of a batch of changes: most of them concern the same few days. */
interface Gathered {
  nets: Map<string, Sum<NetKey>>
  fees: Map<string, Sum<FeeKey>>
  counts: Map<string, { key: CountKey; transactions: number; failed: number }>
}

/** Creates the writer of the sums. */
export function createFigureSums(db: WriteDb): FigureSums {
  const due = db.prepare<[number], ChangeRow>('SELECT * FROM figure_change ORDER BY id LIMIT ?')
  const clear = db.prepare('DELETE FROM figure_change WHERE id <= ?')
  const write = createSumWriter(db)
  return {
    catchUp: (limit) => {
      const changes = due.all(limit)
      const last = changes.at(-1)
      if (last === undefined) return true
      const gathered: Gathered = { nets: new Map(), fees: new Map(), counts: new Map() }
      for (const change of changes) gather(gathered, change)
      write(gathered)
      clear.run(last.id)
      return changes.length < limit
    },
  }
}

function gather({ nets, fees, counts }: Gathered, { address, chain_id, time, sign, is_failed, movements, fee }: ChangeRow): void {
  const day = dayOf(time)
  const month = monthOf(time)
  const countKey: CountKey = [address, month, chain_id]
  const count = counts.get(countKey.join(' ')) ?? { key: countKey, transactions: 0, failed: 0 }
  count.transactions += sign
  count.failed += sign * is_failed
  counts.set(countKey.join(' '), count)
  for (const [amount, denom] of Coins.parse(JSON.parse(movements)))
    add(nets, [address, chain_id, denom, day], BigInt(sign) * BigInt(amount))
  for (const [amount, denom] of Coins.parse(JSON.parse(fee))) {
    add(nets, [address, chain_id, denom, day], BigInt(-sign) * BigInt(amount))
    add(fees, [address, month, chain_id, denom], BigInt(sign) * BigInt(amount))
  }
}

function add<K extends unknown[]>(sums: Map<string, Sum<K>>, key: K, amount: bigint): void {
  const name = key.join(' ')
  const held = sums.get(name)
  if (held === undefined) sums.set(name, { key, amount })
  else held.amount += amount
}

interface AmountRow {
  amount: string
}

function createSumWriter(db: WriteDb): (gathered: Gathered) => void {
  const ofNet = 'address = ? AND chain_id = ? AND denom = ? AND day = ?'
  const net = {
    read: db.prepare<NetKey, AmountRow>(`SELECT amount FROM day_net WHERE ${ofNet}`),
    write: db.prepare<[...NetKey, string]>('INSERT INTO day_net VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET amount = excluded.amount'),
    remove: db.prepare<NetKey>(`DELETE FROM day_net WHERE ${ofNet}`),
  }
  const ofFee = 'address = ? AND month = ? AND chain_id = ? AND denom = ?'
  const fee = {
    read: db.prepare<FeeKey, AmountRow>(`SELECT amount FROM month_fee WHERE ${ofFee}`),
    write: db.prepare<[...FeeKey, string]>(
      'INSERT INTO month_fee VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET amount = excluded.amount',
    ),
    remove: db.prepare<FeeKey>(`DELETE FROM month_fee WHERE ${ofFee}`),
  }
  const count = db.prepare(
    `INSERT INTO month_count VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
       SET transactions = transactions + excluded.transactions, failed = failed + excluded.failed`,
  )
  const uncount = db.prepare<CountKey>('DELETE FROM month_count WHERE address = ? AND month = ? AND chain_id = ? AND transactions = 0')
  return ({ nets, fees, counts }) => {
    for (const { key, amount } of nets.values()) {
      const sum = BigInt(net.read.get(...key)?.amount ?? '0') + amount
      if (sum === 0n) net.remove.run(...key)
      else net.write.run(...key, sum.toString())
    }
    for (const { key, amount } of fees.values()) {
      const sum = BigInt(fee.read.get(...key)?.amount ?? '0') + amount
      if (sum === 0n) fee.remove.run(...key)
      else fee.write.run(...key, sum.toString())
    }
    for (const { key, transactions, failed } of counts.values()) {
      count.run(...key, transactions, failed)
      if (transactions <= 0) uncount.run(...key)
    }
  }
}
