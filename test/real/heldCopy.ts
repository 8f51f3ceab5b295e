// Reads what a local copy holds of one account on one chain, directly from its tables.
import { z } from 'zod'
import type { ReadDb } from '../../src/main/db/database.ts'
import { LIST_BITS } from '../../src/main/db/archive/lists.ts'

const Tx = z.object({
  hash: z.string(),
  evm_hash: z.string(),
  form: z.string(),
  height: z.number(),
  code: z.number(),
  lists: z.number(),
  is_signer: z.number().nullable(),
  counterparty: z.string().nullable(),
  movements: z.string(),
  fee: z.string(),
})
export type HeldTx = z.infer<typeof Tx>

const Call = z.object({
  evm_hash: z.string(),
  position: z.number(),
  height: z.number(),
  kind: z.string(),
  sender: z.string(),
  recipient: z.string(),
  value: z.string(),
})
const Nft = z.object({ collection: z.string(), token_id: z.string(), uri: z.string() })
const Holding = z.object({ denom: z.string(), amount: z.string() })

export interface HeldCopy {
  /** Those that the indexer names no longer are left out. */
  txs: HeldTx[]
  calls: z.infer<typeof Call>[]
  nfts: z.infer<typeof Nft>[]
  holdings: z.infer<typeof Holding>[]
}

export function isIn(list: keyof typeof LIST_BITS, { lists }: HeldTx): boolean {
  return (lists & LIST_BITS[list]) !== 0
}

/** @param account 20 bytes in lower-case hex, without 0x */
export function readHeldCopy(db: ReadDb, { account, chainId }: { account: string; chainId: string }): HeldCopy {
  const all = <T>(schema: z.ZodType<T>, sql: string): T[] =>
    db
      .prepare(sql)
      .all(account, chainId)
      .map((row) => schema.parse(row))
  return {
    txs: all(
      Tx,
      `SELECT hex(t.hash) AS hash, hex(t.evm_hash) AS evm_hash, t.form, t.height, t.code, a.lists, a.is_signer, a.counterparty,
              a.movements, a.fee
       FROM tx_account a JOIN tx t ON t.id = a.tx_id
       WHERE a.address = (SELECT id FROM address WHERE hex = ?) AND a.chain_id = ? AND a.gone_at IS NULL`,
    ),
    calls: all(
      Call,
      `SELECT hex(i.evm_hash) AS evm_hash, i.position, i.height, i.kind, i.sender, i.recipient, i.value
       FROM internal_account a JOIN internal_tx i ON i.chain_id = a.chain_id AND i.evm_hash = a.evm_hash AND i.position = a.position
       WHERE a.account = ? AND a.chain_id = ?`,
    ),
    nfts: all(Nft, 'SELECT collection, token_id, uri FROM nft_token WHERE account = ? AND chain_id = ? AND left_at IS NULL'),
    holdings: all(Holding, "SELECT denom, amount FROM holding WHERE account = ? AND chain_id = ? AND amount <> '0'"),
  }
}

const Coins = z.array(z.tuple([z.string(), z.string()]))

/** Every denomination that a copy names in movements, fees and holdings. */
export function denomsOf({ txs, holdings }: HeldCopy): Set<string> {
  const named = txs.flatMap(({ movements, fee }) => [movements, fee].flatMap((coins) => Coins.parse(JSON.parse(coins))))
  return new Set([...named.map(([, denom]) => denom), ...holdings.map(({ denom }) => denom)])
}
