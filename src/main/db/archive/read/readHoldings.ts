// Reads balances as last seen.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'

const HoldingRow = z.object({ account: z.string(), chain_id: z.string(), denom: z.string(), amount: z.string(), read_at: z.number() })

/** A balance. */
export interface HoldingRecord {
  account: string
  chainId: string
  denom: string
  /** Base units. */
  amount: string
  readAt: number
}

/** Returns balances of some addresses over all chains; omits zero amounts. */
export function readHoldings(db: ReadDb, accounts: readonly string[]): HoldingRecord[] {
  const statement = db.prepare("SELECT account, chain_id, denom, amount, read_at FROM holding WHERE account = ? AND amount <> '0'")
  return accounts.flatMap((account) =>
    statement.all(account).map((row) => {
      const { chain_id, read_at, ...rest } = HoldingRow.parse(row)
      return { ...rest, chainId: chain_id, readAt: read_at }
    }),
  )
}
