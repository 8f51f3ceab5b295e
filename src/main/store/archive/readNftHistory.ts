// What the local copy tells of the way of one NFT.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'
import { readDetails } from './meaningRecords.ts'
import type { NftRowKey } from './readNftPage.ts'

const HistoryRow = z.object({
  account: z.string(),
  hash: z.instanceof(Uint8Array),
  time: z.number(),
  height: z.number(),
  kind: z.string(),
  details: z.string(),
})
const MOST_HISTORY = 100

export interface NftHistoryRecord {
  account: string
  hash: string
  time: number
  height: number
  kind: string
}

/** Transactions of the local copy that say something of a token, newest first, at most a hundred. */
export function readNftHistory(
  db: ReadDb,
  accounts: readonly string[],
  { chainId, collection, tokenId }: Omit<NftRowKey, 'account'>,
): NftHistoryRecord[] {
  const rows = db
    .prepare(
      `SELECT a.hex AS account, tx.hash, ta.time, tx.height, ta.kind, ta.details
       FROM tx_account ta JOIN address a ON a.id = ta.address JOIN tx ON tx.id = ta.tx_id
       WHERE a.hex IN (SELECT value FROM json_each(@accounts)) AND ta.chain_id = @chainId AND ta.details LIKE '%"nft"%' ORDER BY ta.time DESC, ta.tx_id`,
    )
    .iterate({ accounts: JSON.stringify(accounts), chainId })
  const found: NftHistoryRecord[] = []
  for (const raw of rows) {
    const { details, hash, ...rest } = HistoryRow.parse(raw)
    const facts = new Map(readDetails(details).facts.map(({ name, value }) => [name, value]))
    const isIt = facts.get('collection')?.toLowerCase() === collection && facts.get('nft')?.split(', ').includes(tokenId) === true
    if (isIt) found.push({ ...rest, hash: Buffer.from(hash).toString('hex').toUpperCase() })
    if (found.length === MOST_HISTORY) break
  }
  return found
}
