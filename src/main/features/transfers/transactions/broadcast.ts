// Hands signed bytes to a chain, and finds out later whether they arrived. The same bytes may go out any number of times.
import { AppError } from '../../../../shared/domain/errors.ts'
import { CODE_ALREADY_KNOWN, type CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import type { IncludedTx } from '../../../clients/chains/cosmos/txSearch.ts'

export type Broadcast =
  | { outcome: 'accepted' }
  /** The node did not take the bytes; whether an earlier try reached the chain is not said, nor whether a later one will. */
  | { outcome: 'undecided'; log: string }
  /** The transaction itself is not acceptable. */
  | { outcome: 'refused'; code: number; log: string }

/**
 * Codes of the SDK that speak of the moment and not of the transaction: of the pool, or of a sequence or height that an
 * earlier send, another transaction or a node that lags may have caused. Source: cosmos-sdk types/errors/errors.go.
 */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([/** ErrMempoolIsFull */ 20, /** ErrTxTimeoutHeight */ 30, /** ErrWrongSequence */ 32])

/** A node that has the bytes already counts as accepted: they are on their way. */
export async function broadcast(chain: CosmosClient, signedTx: Uint8Array): Promise<Broadcast> {
  const { code, codespace, log } = await chain.broadcast(signedTx)
  if (code === 0) return { outcome: 'accepted' }
  if (codespace !== 'sdk') return { outcome: 'refused', code, log }
  if (code === CODE_ALREADY_KNOWN) return { outcome: 'accepted' }
  return OF_THE_MOMENT.has(code) ? { outcome: 'undecided', log } : { outcome: 'refused', code, log }
}

export type TxOutcome =
  | { kind: 'included'; tx: IncludedTx }
  /** May still be included. */
  | { kind: 'open' }
  /** Its sequence was used by another transaction: it can never be included. */
  | { kind: 'superseded' }
  /** The chain is past its timeout height and its sequence is unused: it can never be included. */
  | { kind: 'expired'; height: number }

/** What is to be found, and what would rule it out. */
export interface TxLookup {
  hash: string
  sender: string
  sequence: string
  timeoutHeight: number | null
}

/**
 * What became of a transaction. That a node's index does not show it proves nothing: indexes trail the blocks, differ from
 * node to node and are pruned. What proves that it was not sent is one node's one answer that its sequence is unused after
 * the last block that could hold it, or the other transaction that used its sequence.
 * @throws AppError chain.unproven when its sequence was used and no node shows by what.
 */
export async function findTxOutcome(chain: CosmosClient, lookup: TxLookup): Promise<TxOutcome> {
  const { hash, sender, sequence, timeoutHeight } = lookup
  const tx = await chain.findTx(hash)
  if (tx !== null) return { kind: 'included', tx }
  const account = await chain.account(sender)
  if (account === null) return { kind: 'open' }
  // A transaction is valid up to its timeout height, that block included. Source: cosmos-sdk x/auth/ante/basic.go.
  const isPast = timeoutHeight !== null && account.height >= timeoutHeight
  if (BigInt(account.sequence) <= BigInt(sequence)) return isPast ? { kind: 'expired', height: account.height } : { kind: 'open' }
  const user = await chain.findTxBySequence(sender, sequence)
  if (user !== null) return user.hash === hash ? { kind: 'included', tx: user } : { kind: 'superseded' }
  if (isPast) throw unproven(hash)
  return { kind: 'open' }
}

function unproven(hash: string): AppError {
  return new AppError('chain.unproven', 'The node can’t tell whether this transaction was included. It may have been.', {
    hint: `Look up ${hash} in an explorer before sending again. Waybill keeps checking.`,
    retry: 'later',
  })
}
