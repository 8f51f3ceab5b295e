// Sends signed bytes to a chain, and determines later whether they were included. The same bytes may be sent repeatedly.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { CODE_ALREADY_KNOWN } from '../../../../wire/cosmos.ts'
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import type { IncludedTx } from '../../../clients/chains/cosmos/txSearch.ts'

/** A node's answer to a broadcast. */
export type Broadcast =
  | { outcome: 'accepted' }
  /** The node did not accept the bytes; an earlier or later attempt may still succeed. */
  | { outcome: 'undecided'; log: string }
  /** The transaction itself is invalid. */
  | { outcome: 'refused'; code: number; log: string }

/**
 * SDK codes that are temporary: they concern the pool, or a sequence or height that an earlier send, another transaction or a lagging node
 * may have caused. Source: cosmos-sdk types/errors/errors.go.
 */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([/** ErrMempoolIsFull */ 20, /** ErrTxTimeoutHeight */ 30, /** ErrWrongSequence */ 32])

/** Sends signed bytes. A node that already has them counts as accepted. */
export async function broadcast(chain: CosmosClient, signedTx: Uint8Array): Promise<Broadcast> {
  const { code, codespace, log } = await chain.broadcast(signedTx)
  if (code === 0) return { outcome: 'accepted' }
  if (codespace !== 'sdk') return { outcome: 'refused', code, log }
  if (code === CODE_ALREADY_KNOWN) return { outcome: 'accepted' }
  return OF_THE_MOMENT.has(code) ? { outcome: 'undecided', log } : { outcome: 'refused', code, log }
}

/** Outcome of a signed transaction. */
export type TxOutcome =
  | { kind: 'included'; tx: IncludedTx }
  /** May still be included. */
  | { kind: 'open' }
  /** Its sequence was used by another transaction: it can never be included. */
  | { kind: 'superseded' }
  /** The chain is past its timeout height and its sequence is unused: it can never be included. */
  | { kind: 'expired'; height: number }

/** What to look for, and what would rule it out. */
export interface TxLookup {
  hash: string
  sender: string
  sequence: string
  timeoutHeight: number | null
}

/**
 * Determines the outcome of a transaction. Absence from a node's index proves nothing: indexes lag behind the blocks, differ between nodes
 * and are pruned. Proof that it was not sent is a single answer of one node that its sequence is unused after the last block that could
 * contain it, or the other transaction that used its sequence.
 * @throws AppError chain.unproven when its sequence was used and no node shows by what.
 */
export async function findTxOutcome(chain: CosmosClient, lookup: TxLookup): Promise<TxOutcome> {
  const { hash, sender, sequence, timeoutHeight } = lookup
  const tx = await chain.findTx(hash)
  if (tx !== null) return { kind: 'included', tx }
  const account = await chain.account(sender)
  if (account === null) return { kind: 'open' }
  // A transaction is valid up to and including its timeout height. Source: cosmos-sdk x/auth/ante/basic.go.
  const isPast = timeoutHeight !== null && account.height >= timeoutHeight
  if (BigInt(account.sequence) <= BigInt(sequence)) return isPast ? { kind: 'expired', height: account.height } : { kind: 'open' }
  const user = await chain.findTxBySequence(sender, sequence)
  if (user !== null) return user.hash === hash ? { kind: 'included', tx: user } : { kind: 'superseded' }
  if (isPast) throw unproven(hash)
  return { kind: 'open' }
}

function unproven(hash: string): AppError {
  return new AppError('chain.unproven', 'The node can’t tell whether this transaction was included. It may have been.', {
    hint: phrase`Look up ${hash} in an explorer before sending again. Waybill keeps checking.`,
    retry: 'later',
  })
}
