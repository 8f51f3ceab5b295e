// Hands signed bytes to a chain, and finds out later whether they arrived. The same bytes may go out any number of times.
import { CODE_ALREADY_KNOWN, type CosmosClient, type IncludedTx } from '../chains/cosmosClient.ts'

export type Broadcast = { outcome: 'accepted' } | { outcome: 'refused'; code: number; log: string }

/** The account's sequence was used already. Source: cosmos-sdk types/errors ErrWrongSequence. */
export const CODE_WRONG_SEQUENCE = 32

/** A node that has the bytes already counts as accepted: they are on their way. */
export async function broadcast(chain: CosmosClient, signedTx: Uint8Array): Promise<Broadcast> {
  const { code, log } = await chain.broadcast(signedTx)
  return code === 0 || code === CODE_ALREADY_KNOWN ? { outcome: 'accepted' } : { outcome: 'refused', code, log }
}

export type Fate =
  | { fate: 'included'; tx: IncludedTx }
  /** May still be included. */
  | { fate: 'open' }
  /** The chain is past the transaction's timeout height: it can never be included. */
  | { fate: 'expired'; height: number }

/**
 * What became of a transaction. A block is counted as searched only after `INDEX_LAG` further ones: a node's index of
 * transactions trails its blocks.
 */
export async function findFate(
  chain: CosmosClient,
  { hash, timeoutHeight }: { hash: string; timeoutHeight: number | null },
): Promise<Fate> {
  // Height first: a block that comes between the two questions then counts as not searched.
  const height = await chain.height()
  const tx = await chain.findTx(hash)
  if (tx !== null) return { fate: 'included', tx }
  return timeoutHeight !== null && height > timeoutHeight + INDEX_LAG ? { fate: 'expired', height } : { fate: 'open' }
}

/** Blocks. */
export const INDEX_LAG = 3
