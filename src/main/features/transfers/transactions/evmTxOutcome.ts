// What became of a signed Ethereum transaction. It has no timeout: that it was not included, and never will be, is proven
// only by what used its nonce instead.
import type { Address } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { EvmClient, EvmIncluded } from '../../../clients/chains/evm/evmClient.ts'

export type EvmTxOutcome =
  /** Deep enough in the chain. */
  | { kind: 'included'; tx: EvmIncluded }
  /** One of its rivals is: the two shared a nonce. */
  | { kind: 'overtaken'; hash: string }
  /** Its nonce was used by a stranger to us: it can never be included. */
  | { kind: 'superseded' }
  /** May still be included, or is not deep enough yet. `isSeen`: a block holds it, or a rival. */
  | { kind: 'open'; isSeen: boolean; nonceUsed: boolean }

export interface EvmTxLookup {
  hash: string
  sender: Address
  nonce: number
  /** No older block can hold it. */
  builtHeight: number
  /** Hashes of our own transactions with the same nonce. */
  rivals: readonly string[]
  /** Blocks, its own included, after which an inclusion counts. */
  confirmations: number
}

/** Blocks read in search of one that holds any transaction. */
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
  // Used, but perhaps so lately that the block may give way to another, or that the node has not indexed it yet.
  const depth = height - confirmations
  if (depth <= builtHeight || (await client.nonceAt(sender, depth)) <= nonce) return { kind: 'open', isSeen: false, nonceUsed: true }
  const user = await findUser(client, lookup, depth)
  if (user === hash) return { kind: 'open', isSeen: true, nonceUsed: true }
  if (user !== null && rivals.includes(user)) return { kind: 'overtaken', hash: user }
  if (user !== null || (await isIndexed(client, builtHeight, depth))) return { kind: 'superseded' }
  throw unproven(hash)
}

/**
 * The transaction that used the nonce: the block is found by halving, as long as the node still knows the account's state
 * there; null when it does not.
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
    // "missing trie node" and the like: a node that keeps the newest states alone.
    if (error instanceof AppError && error.code === 'chain.refused') return null
    throw error
  }
}

/**
 * Whether the node's index of transactions reaches as far back as ours could lie: it shows the first one of that time. Then
 * it would show ours too.
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
    hint: `Look up ${hash} in an explorer before sending again. Waybill keeps checking.`,
    retry: 'later',
  })
}
