// The note of a transaction's sender, told from what stands in its place.
import type { IndexerTx } from '../../wire/indexer.ts'
import { jsonObject } from './viewpoint.ts'

/**
 * What its sender noted. A transaction that came by Ethereum's interface has its own fields in place of a note.
 * Source: initia-labs/minievm x/evm/keeper/txutils.go (metadata of type, gas_fee_cap and gas_tip_cap as the memo).
 */
export function memoOf(tx: IndexerTx): string {
  const memo = tx.tx?.body.memo ?? ''
  return memo.startsWith('{"type":') && jsonObject(memo)?.['gas_fee_cap'] !== undefined ? '' : memo
}
