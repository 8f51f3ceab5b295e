// Reads the history of one NFT from the local copy.
import { z } from 'zod'
import { StoredKind, type ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import type { ReadDb } from '../../database.ts'
import { nftsOf, readDetails } from '../records/meaningRecords.ts'
import type { NftRowKey } from './readNftPage.ts'

const HistoryRow = z.object({
  account: z.string(),
  hash: z.instanceof(Uint8Array),
  time: z.number(),
  height: z.number(),
  kind: StoredKind,
  details: z.string(),
})
const MAX_HISTORY = 100

/** A transaction that concerns the token. */
export interface NftHistoryRecord {
  account: string
  hash: string
  time: number
  height: number
  kind: ActivityKind
}

/** Returns stored transactions that concern a token, newest first, at most a hundred. */
export function readNftHistory(
  db: ReadDb,
  accounts: readonly string[],
  { chainId, collection, tokenId }: Omit<NftRowKey, 'account'>,
): NftHistoryRecord[] {
  // Repeats the partial index's condition word by word, so that SQLite uses it and reads only rows about NFTs.
  const statement = db.prepare(
    `SELECT a.hex AS account, tx.hash, ta.time, tx.height, ta.kind, ta.details
     FROM address a CROSS JOIN tx_account ta INDEXED BY tx_account_of_nft
       ON ta.address = a.id AND ta.chain_id = @chainId AND instr(ta.details, '"nft"') > 0
     CROSS JOIN tx ON tx.id = ta.tx_id
     WHERE a.hex = @account ORDER BY ta.time DESC, ta.tx_id`,
  )
  const ofAccount = (account: string): NftHistoryRecord[] => {
    const found: NftHistoryRecord[] = []
    for (const raw of statement.iterate({ account, chainId })) {
      const { details, hash, ...rest } = HistoryRow.parse(raw)
      const said = nftsOf(readDetails(details)).find((nft) => nft.collection === collection && nft.tokens.includes(tokenId))
      if (said !== undefined) found.push({ ...rest, kind: said.kind ?? rest.kind, hash: Buffer.from(hash).toString('hex').toUpperCase() })
      if (found.length === MAX_HISTORY) break
    }
    return found
  }
  return accounts
    .flatMap(ofAccount)
    .toSorted((left, right) => right.time - left.time)
    .slice(0, MAX_HISTORY)
}
