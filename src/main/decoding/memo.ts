// Extracts the sender's memo.
import type { IndexerTx } from '../../wire/indexer.ts'
import { jsonObject } from './decodeContext.ts'

/**
 * Returns the sender's memo. A transaction sent through the Ethereum interface has its own fields in its place.
 * Source: initia-labs/minievm x/evm/keeper/txutils.go (metadata of type, gas_fee_cap and gas_tip_cap as the memo).
 */
export function memoOf(tx: IndexerTx): string {
  const memo = tx.tx?.body.memo ?? ''
  return memo.startsWith('{"type":') && jsonObject(memo)?.['gas_fee_cap'] !== undefined ? '' : memo
}
