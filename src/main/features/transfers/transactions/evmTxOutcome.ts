// Determines the outcome of a signed Ethereum transaction. It has no timeout: only the transaction that used its nonce instead proves that
// it can never be included.
import type { Address } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { EvmClient, EvmIncluded } from '../../../clients/chains/evm/evmClient.ts'

/** Outcome of a signed Ethereum transaction. */
export type EvmTxOutcome =
  /** Included with enough confirmations. */
  | { kind: 'included'; tx: EvmIncluded }
  /** A rival with the same nonce was included. */
  | { kind: 'overtaken'; hash: string }
  /** Its nonce was used by a transaction unknown to Waybill: it can never be included. */
  | { kind: 'superseded' }
  /** May still be included, or lacks confirmations. `isSeen`: a block contains it, or a rival. */
  | { kind: 'open'; isSeen: boolean; nonceUsed: boolean }

/** What to look for. */
export interface EvmTxLookup {
  hash: string
  sender: Address
  nonce: number
  /** No older block can contain it. */
  builtHeight: number
  /** Hashes of the transfer's other transactions with the same nonce. */
  rivals: readonly string[]
  /** Number of blocks, its own included, after which an inclusion counts. */
  confirmations: number
}

/** Maximum number of blocks read to find one that contains a transaction. */
const MAX_BLOCKS_READ = 25

/**
 * Looks for a transaction and its rivals.
 * @throws AppError chain.unproven when the nonce was used long enough ago and the node does not show by what.
 */
export async function findEvmTxOutcome(client: EvmClient, lookup: EvmTxLookup): Promise<EvmTxOutcome> {
  const { hash, sender, nonce, rivals, confirmations, builtHeight } = lookup
  const found = await Promise.all([hash, ...rivals].map((one) => client.included(one)))
  const tx = found.find((one) => one !== null) ?? null
  const height = await client.height()
  if (tx !== null) {
    if (height - tx.height + 1 < confirmations) return { kind: 'open', isSeen: true, nonceUsed: true }
    return tx.hash === hash ? { kind: 'included', tx } : { kind: 'overtaken', hash: tx.hash }
  }
  const { latest } = await client.nonces(sender)
  if (latest <= nonce) return { kind: 'open', isSeen: false, nonceUsed: false }
  // The nonce is used, but so recently that the block may be reorganised or not indexed yet.
  const depth = height - confirmations
  if (depth <= builtHeight || (await client.nonceAt(sender, depth)) <= nonce) return { kind: 'open', isSeen: false, nonceUsed: true }
  const user = await findUser(client, lookup, depth)
  if (user === hash) return { kind: 'open', isSeen: true, nonceUsed: true }
  if (user !== null && rivals.includes(user)) return { kind: 'overtaken', hash: user }
  if (user !== null || (await isIndexed(client, builtHeight, depth))) return { kind: 'superseded' }
  throw unproven(hash)
}

/**
 * Finds the transaction that used the nonce by bisecting blocks, as long as the node still has the account's state there; null otherwise.
 */
async function findUser(client: EvmClient, { sender, nonce, builtHeight }: EvmTxLookup, depth: number): Promise<string | null> {
  let [unused, used] = [builtHeight, depth]
  try {
    while (used - unused > 1) {
      const middle = Math.floor((unused + used) / 2)
      if ((await client.nonceAt(sender, middle)) > nonce) used = middle
      else unused = middle
    }
    const block = await client.transactionsIn(used)
    const user = block.find((one) => one.nonce === nonce && one.from.toLowerCase() === sender.toLowerCase())
    return user?.hash ?? null
  } catch (error) {
    // "missing trie node" and similar: the node keeps only the newest states.
    if (error instanceof AppError && error.code === 'chain.refused') return null
    throw error
  }
}

/**
 * Returns whether the node's transaction index reaches back to `builtHeight`: if it shows the first transaction of that time, it would show
 * this one too.
 */
async function isIndexed(client: EvmClient, builtHeight: number, depth: number): Promise<boolean> {
  for (let height = builtHeight; height < Math.min(depth, builtHeight + MAX_BLOCKS_READ); height += 1) {
    const [first] = await client.transactionsIn(height)
    if (first !== undefined) return (await client.included(first.hash)) !== null
  }
  return false
}

function unproven(hash: string): AppError {
  return new AppError('chain.unproven', 'The node can’t tell whether this transaction was included. It may have been.', {
    hint: phrase`Look up ${hash} in an explorer before sending again. Waybill keeps checking.`,
    retry: 'later',
  })
}
