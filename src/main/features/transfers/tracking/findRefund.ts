// Finds the refund of a hop that the other chain did not take: after a timeout or an error, the sending chain pays a packet back by itself;
// a refused deposit comes back as a withdrawal, which is finalized on the L1.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Release, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import type { IncludedTx } from '../../../clients/chains/cosmos/txSearch.ts'
import { requireLeg, requireSigned, type StepDeps } from '../stepContext.ts'
import { attributesOf, findMessage, fits, readPacket, type CrossChainLeg } from './packets.ts'

/** What became of a hop that was not received. */
export type ReturnResult =
  /** Returned to its sender. */
  | { place: 'returned'; release: Release; hash: string }
  /**
   * Neither received nor returned. `refusal`: the transaction by which a rollup refused the deposit, whose withdrawal waits on the L1.
   * `failedTo`: the chain that a packet did not get into, as chains show.
   */
  | { place: 'underway'; refusal?: { rollupId: string; tx: IncludedTx }; failedTo?: string }
  /** The next chain has not received it, and refunds of this kind of hop leave no trace. */
  | { place: 'untaken'; failedTo?: string }

/** Looks for the refund of a hop that was not received: each chain refunds to the one before it, back to the source. */
export async function lookForReturn(deps: Pick<StepDeps, 'chain'>, transfer: Transfer, hops: readonly RouteHop[]): Promise<ReturnResult> {
  const leg = requireLeg(transfer)
  const [first] = hops
  const source = deps.chain(leg.chainId)
  const tx = await source.findTx(requireSigned(leg).hash)
  const packet = tx === null ? null : readPacket(tx.events)
  if (first?.kind !== 'ibc' || packet === null) return { place: 'untaken' }
  const settled = await findRefund(source, packet)
  if (settled === null) return { place: 'underway' }
  const { request, amountIn } = currentQuote(transfer).quote
  const release = { chainId: leg.chainId, denom: request.fromDenom, amount: amountIn, isConfirmed: true }
  return { place: 'returned', release, hash: settled.hash }
}

/** Looks for the finalization of the withdrawal by which a rollup returns a deposit; its sequence identifies it. */
export async function lookForReturnedDeposit(
  { chain, registry }: Pick<StepDeps, 'chain' | 'registry'>,
  { fromChainId, toChainId }: RouteHop,
  { sequence, tx: refusal }: { sequence: string; tx: IncludedTx },
): Promise<ReturnResult> {
  const bridgeId = registry.chain(toChainId)?.opBridgeId ?? null
  if (bridgeId === null) return { place: 'untaken' }
  const wanted = { bridge_id: bridgeId, l2_sequence: sequence }
  const tx = await findMessage(chain(fromChainId), 'finalize_token_withdrawal', wanted)
  if (tx === null || tx.code !== 0) return { place: 'underway', refusal: { rollupId: toChainId, tx: refusal } }
  const { l1_denom: denom, amount } = attributesOf(
    tx.events.find(({ type, attributes }) => type === 'finalize_token_withdrawal' && fits(attributes, wanted)),
  )
  if (denom === undefined || amount === undefined) return { place: 'untaken' }
  const claimedBy = signerOf(tx)
  const release = { chainId: fromChainId, denom, amount, isConfirmed: true, ...(claimedBy === undefined ? {} : { claimedBy }) }
  return { place: 'returned', release, hash: tx.hash }
}

/** Returns who signed the message whose events these are. Source: cosmos-sdk baseapp/baseapp.go (createEvents). */
function signerOf({ events }: IncludedTx): string | undefined {
  const message = events.map((event) => (event.type === 'message' ? attributesOf(event) : {}))
  return message.find(({ action = '' }) => action.endsWith('.MsgFinalizeTokenWithdrawal'))?.['sender']
}

/** Finds the message on the sending chain that refunded a packet after a timeout or an error acknowledgement. Null while there is none. */
export async function findRefund(source: CosmosClient, { taken }: CrossChainLeg): Promise<IncludedTx | null> {
  const timedOut = await findMessage(source, 'timeout_packet', taken)
  if (timedOut !== null) return timedOut
  const answered = await findMessage(source, 'acknowledge_packet', taken)
  // An acknowledgement without an error means that the other chain received it. Source: ibc-go modules/apps/transfer/types/events.go.
  return answered !== null && answered.events.some((event) => event.type === 'fungible_token_packet' && 'error' in attributesOf(event))
    ? answered
    : null
}
