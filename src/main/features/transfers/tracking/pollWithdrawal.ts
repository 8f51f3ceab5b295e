// Tracks a withdrawal through the optimistic bridge, which no router tracks: the rollup's event, the L1's output, and whether it has been
// finalized.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Transfer, TransferFact, Withdrawal } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { WithdrawalEvent } from '../../../../wire/executor.ts'
import { readWithdrawal } from '../../../clients/chains/opinit/opinitExecutor.ts'
import type { WithdrawalFacts } from '../../../clients/chains/opinit/opinitHashes.ts'
import { readMigration } from '../../../clients/chains/opinit/opinitHost.ts'
import type { IncludedTx } from '../../../clients/chains/cosmos/txSearch.ts'
import { findRefund } from './findRefund.ts'
import { findMessage, isRefusal, readPacket } from './packets.ts'
import { requireSigned, type Step, type StepDeps } from '../stepContext.ts'
import { bridgeOf, factsOf, readProgress, type Bridge } from './withdrawalProof.ts'

/** Returns whether a live transfer leaves through the optimistic bridge. */
export function isWithdrawal(transfer: Transfer): boolean {
  const { quote } = currentQuote(transfer)
  return quote.task === 'route' && quote.variant === 'lossless'
}

/** Polls a withdrawal. @throws AppError withdrawal.unknown, chain.…, network.…. */
export const pollWithdrawal: Step = async (deps, { transfer, signal }) => {
  const known = transfer.withdrawal
  const now = deps.clock.now()
  // Nothing can happen before that time, so no request is sent for days. A clock behind the last update has been set back.
  const isWaiting = known?.stage === 'proposed' && known.claimableAt !== null && now < known.claimableAt
  if (isWaiting && now >= transfer.updatedAt) return null
  const leg = withdrawingLeg(transfer)
  const bridge = bridgeOf(deps, leg.chainId, signal)
  const tx = await deps.chain(leg.chainId).findTx(requireSigned(leg).hash)
  const written = tx === null ? null : readWritten(tx, bridge)
  if (tx !== null && written === null) return await followMigrated(deps, transfer, bridge, tx)
  const sequence = written?.sequence ?? known?.sequence
  // The node's index lags behind its blocks.
  if (sequence === undefined) return null
  const entry = await readWithdrawal(deps.request, { executor: bridge.executor, signal, sequence })
  const facts = written ?? (entry === null ? null : factsOf(entry, bridge))
  if (facts === null) return null
  const progress = await readProgress(deps, bridge, facts, { entry, beganAt: leg.includedAt })
  return toFact(deps, transfer, { chainId: leg.chainId, bridgeId: bridge.bridgeId, sequence, ...progress })
}

/** Returns the transaction that left the rollup, whatever was built since. */
function withdrawingLeg({ legs }: Transfer): Leg {
  const leg = legs.findLast(({ purpose, includedAt, end }) => purpose === 'transfer' && includedAt !== null && end === null)
  if (leg === undefined) throw new Error('a withdrawal that is followed has left no rollup')
  return leg
}

function toFact({ clock }: StepDeps, { phase, withdrawal: known }: Transfer, withdrawal: Withdrawal): TransferFact | null {
  if (phase === 'claimable' && withdrawal.stage === 'claimed') return { type: 'claimed', at: clock.now(), hash: null }
  return isSameProgress(known, withdrawal) ? null : { type: 'withdrawal', at: clock.now(), withdrawal }
}

/** Returns whether nothing has happened to a withdrawal. */
export function isSameProgress(known: Withdrawal | null, now: Withdrawal): boolean {
  const facts = (one: Withdrawal) => [one.sequence, one.stage, one.outputIndex, one.claimableAt, one.expectedAt]
  return known !== null && JSON.stringify(facts(known)) === JSON.stringify(facts(now))
}

/** Reads the rollup's own event of the withdrawal; null where there is none. */
export function readWritten({ events }: Pick<IncludedTx, 'events'>, { bridgeId }: Pick<Bridge, 'bridgeId'>): WithdrawalFacts | null {
  const written = WithdrawalEvent.safeParse(attributesOf(events, 'initiate_token_withdrawal'))
  if (!written.success) return null
  const { l2_sequence: sequence, from, to, base_denom: denom, amount } = written.data
  return { bridgeId, sequence, from, to, denom, amount }
}

/**
 * Tracks a withdrawal of a migrated asset, which leaves by an IBC packet at once and needs no claim.
 * Source: initia-labs/OPinit x/opchild/keeper (MsgInitiateTokenWithdrawal of a migrated token).
 */
async function followMigrated(deps: StepDeps, transfer: Transfer, bridge: Bridge, { events }: IncludedTx): Promise<TransferFact | null> {
  const packet = readPacket(events)
  const { request } = currentQuote(transfer).quote
  const channel = await readMigration(deps.request, bridge.host, request.toDenom)
  if (packet === null || channel === null) {
    throw new AppError('chain.badReply', phrase`${bridge.rollup.name} shows no withdrawal or packet in this transaction.`, {
      retry: 'later',
    })
  }
  const [chainId, bridgeId, sequence] = [bridge.rollup.id, bridge.bridgeId, packet.sequence]
  if (transfer.withdrawal?.stage !== 'migrated') {
    return toFact(deps, transfer, {
      chainId,
      bridgeId,
      sequence,
      stage: 'migrated',
      outputIndex: null,
      claimableAt: null,
      expectedAt: null,
    })
  }
  const arrival = await findMessage(deps.chain(bridge.l1.id), packet.takenAs, packet.taken)
  if (arrival !== null && arrival.code === 0 && !isRefusal(arrival.events, sequence)) return seen(deps, transfer, 'completed')
  return (await findRefund(deps.chain(chainId), packet)) === null ? null : seen(deps, transfer, 'refunded')
}

function seen({ clock }: StepDeps, transfer: Transfer, outcome: 'completed' | 'refunded'): TransferFact {
  const { request, amountIn, amountOut } = currentQuote(transfer).quote
  const place =
    outcome === 'completed'
      ? { chainId: request.toChainId, denom: request.toDenom, amount: amountOut }
      : { chainId: request.fromChainId, denom: request.fromDenom, amount: amountIn }
  const release = { ...place, isConfirmed: true }
  return { type: 'status', at: clock.now(), outcome, state: 'seen on the chain', hops: transfer.hops, release, reason: null }
}

function attributesOf(events: IncludedTx['events'], type: string): Record<string, string | undefined> {
  return Object.fromEntries(events.find((event) => event.type === type)?.attributes.map(({ key, value }) => [key, value]) ?? [])
}
