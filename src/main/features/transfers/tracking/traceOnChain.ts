// Traces the money of a transfer over Cosmos chains by their own transactions, without the router: packets by channel and sequence,
// deposits by sequence. Read-only.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Release, TrackedHop, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { coinsReceived, netReceived } from '../../../clients/chains/cosmos/coinEvents.ts'
import { overChannel } from '../../../clients/chains/registry/denomPaths.ts'
import type { IncludedTx } from '../../../clients/chains/cosmos/txSearch.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { cosmosHash } from './chainView.ts'
import { MAX_RETRIES } from '../../../guard/memo.ts'
import { holderOn, expectedEnd } from './expectedOutcome.ts'
import { lookForReturnedDeposit, lookForReturn, type ReturnResult } from './findRefund.ts'
import {
  attributesOf,
  findMessage,
  fits,
  isRefusal,
  messageIn,
  readDeposit,
  readPacket,
  readRefusedDeposit,
  type CrossChainLeg,
} from './packets.ts'
import { requireLeg, requireSigned, type StepDeps } from '../stepContext.ts'

/** Where tracing has found the money. */
export type TraceResult =
  /** Received by the recipient. `isConverted` false: the hook's conversion did not happen. */
  | { place: 'arrived'; release: Release; isConverted: boolean; hash: string }
  | ReturnResult
  /** A hop without such traces, or a chain that cannot be asked. */
  | { place: 'unseen' }

type TraceDeps = Pick<StepDeps, 'chain' | 'registry'>

/**
 * Traces the current leg as far as the chains show.
 * @param named transactions that the router names: where a node cannot be searched by events, one of them may contain the packet.
 * @throws AppError network.…, chain.… of a node that does not answer.
 */
export async function traceOnChain(deps: TraceDeps, transfer: Transfer, named: readonly TrackedHop[] = []): Promise<TraceResult> {
  const leg = requireLeg(transfer)
  const { quote } = currentQuote(transfer)
  const hops = quote.hops.filter(({ txIndex }) => txIndex === 0)
  if (!leavesTraces(deps, transfer)) return { place: 'unseen' }
  let tx = await deps.chain(leg.chainId).findTx(requireSigned(leg).hash)
  for (const [index, hop] of hops.entries()) {
    if (tx === null) return { place: 'unseen' }
    const sent = hop.kind === 'ibc' ? readPacket(tx.events) : readDeposit(tx.events)
    if (sent === null) return { place: 'unseen' }
    const { crossChainLeg, taken, hasTimedOut } = await findDelivery(deps, hop, sent, { named, isForwarded: index > 0 })
    const isRefused = taken !== null && hop.kind === 'ibc' && isRefusal(taken.events, crossChainLeg.sequence)
    if (taken === null || isRefused) {
      const back = await lookForReturn(deps, transfer, hops.slice(0, index + 1))
      return back.place !== 'returned' && (isRefused || hasTimedOut) ? { ...back, failedTo: hop.toChainId } : back
    }
    const refused = hop.kind === 'opinit' ? readRefusedDeposit(taken.events, crossChainLeg) : null
    if (refused !== null && hop.fromChainId !== leg.chainId) return { place: 'unseen' }
    if (refused !== null) return await lookForReturnedDeposit(deps, hop, { ...refused, tx: taken })
    if (index === hops.length - 1) return arrival(transfer, hop, taken, crossChainLeg)
    tx = taken
  }
  return { place: 'unseen' }
}

/** Returns whether each hop of the current leg leaves a trace on chains that can be asked. */
export function leavesTraces(deps: Pick<TraceDeps, 'registry'>, transfer: Transfer): boolean {
  const hops = currentQuote(transfer).quote.hops.filter(({ txIndex }) => txIndex === 0)
  return requireLeg(transfer).mode !== 'evm' && hops.length > 0 && hops.every((hop) => isTraceable(deps, hop))
}

/** Maximum number of times that a forwarded packet is sent. */
const MAX_TRIES = MAX_RETRIES + 1

/**
 * Finds the transaction that received what a hop sent. Where a forwarded packet timed out, the forwarding chain may have sent it again in
 * the same message: then the new packet is the one to look for.
 * Source: cosmos/ibc-apps packetforward/ibc_middleware.go (OnTimeoutPacket), keeper/keeper.go (RetryTimeout).
 */
async function findDelivery(
  deps: TraceDeps,
  { fromChainId, toChainId }: RouteHop,
  sent: CrossChainLeg,
  { named, isForwarded }: { named: readonly TrackedHop[]; isForwarded: boolean },
): Promise<{ crossChainLeg: CrossChainLeg; taken: IncludedTx | null; hasTimedOut: boolean }> {
  let crossChainLeg = sent
  for (let tries = 1; ; tries += 1) {
    const taken = await findTaken(deps, toChainId, crossChainLeg, named)
    if (taken !== null || !isForwarded || tries === MAX_TRIES) return { crossChainLeg, taken, hasTimedOut: false }
    const timedOut = await findMessage(deps.chain(fromChainId), 'timeout_packet', crossChainLeg.taken)
    const again = timedOut === null ? null : readPacket(timedOut.events)
    if (again === null) return { crossChainLeg, taken, hasTimedOut: timedOut !== null }
    crossChainLeg = again
  }
}

async function findTaken({ chain }: TraceDeps, chainId: string, { takenAs, taken }: CrossChainLeg, named: readonly TrackedHop[]) {
  const found = await findMessage(chain(chainId), takenAs, taken)
  if (found !== null) return found
  for (const { toChainId, receiveHash } of named) {
    const hash = toChainId === chainId && receiveHash !== null ? cosmosHash(receiveHash) : null
    const tx = hash === null ? null : await chain(chainId).findTx(hash)
    const message = tx === null || tx.code !== 0 ? null : messageIn(tx, takenAs, taken)
    if (message !== null) return message
  }
  return null
}

function isTraceable({ registry }: Pick<TraceDeps, 'registry'>, { kind, fromChainId, toChainId }: RouteHop): boolean {
  const canAsk = (id: string) => (registry.chain(id)?.endpoints.rpc ?? null) !== null && registry.chain(id)?.kind !== 'evm'
  const isDeposit = kind === 'opinit' && registry.chain(fromChainId)?.kind === 'initia-l1'
  return (kind === 'ibc' || isDeposit) && canAsk(fromChainId) && canAsk(toChainId)
}

function arrival(transfer: Transfer, hop: RouteHop, tx: IncludedTx, crossChainLeg: CrossChainLeg): TraceResult {
  return hop.kind === 'opinit' ? depositArrival(transfer, hop, tx, crossChainLeg) : packetArrival(transfer, hop, tx, crossChainLeg)
}

function depositArrival(transfer: Transfer, hop: RouteHop, { hash, events }: IncludedTx, crossChainLeg: CrossChainLeg): TraceResult {
  const end = expectedEnd(transfer)
  const found = attributesOf(events.find(({ type, attributes }) => type === crossChainLeg.takenAs && fits(attributes, crossChainLeg.taken)))
  const { recipient = '', denom = '', amount = '', success } = found
  const holder = holderOn(transfer, hop.toChainId)
  if (denom === '' || !isSameAccount(recipient, holder)) return { place: 'unseen' }
  const isConverted = success !== 'false'
  // Converted money has another denomination and other decimals: the bank's own events show what the conversion paid.
  const isPlain = denom === end.denom || !isConverted
  const paid = coinsReceived(events, holder).findLast((coin) => coin.denom === end.denom)
  const release = {
    chainId: hop.toChainId,
    denom: isPlain ? denom : end.denom,
    amount: isPlain ? unitsOf(amount) : (paid?.amount.toString() ?? null),
  }
  return { place: 'arrived', release: { ...release, isConfirmed: true }, isConverted, hash }
}

/**
 * Returns what the receiving chain paid out: the packet's voucher, unless its bank shows another form, as where a chain converts vouchers
 * of migrated assets to its own. Source: cosmos/ibc-go modules/apps/transfer/keeper/relay.go (OnRecvPacket).
 */
function packetArrival(transfer: Transfer, hop: RouteHop, { hash, events }: IncludedTx, crossChainLeg: CrossChainLeg): TraceResult {
  const holder = holderOn(transfer, hop.toChainId)
  const { receiver = '', denom: path = '', amount = '' } = attributesOf(events.find(({ type }) => type === 'fungible_token_packet'))
  if (path === '' || !isSameAccount(receiver, holder)) return { place: 'unseen' }
  const { packet_src_channel: source = '', packet_dst_channel: destination = '' } = crossChainLeg.taken
  const voucher = { denom: overChannel(path, { source, destination }), amount: unitsOf(amount) }
  const coins = coinsReceived(events, holder).filter((coin) => netReceived(events, holder, coin.denom) > 0n)
  const other = coins.some((coin) => coin.denom === voucher.denom) ? undefined : coins.at(-1)
  const paid = other === undefined ? voucher : { denom: other.denom, amount: other.amount.toString() }
  const release = { chainId: hop.toChainId, ...paid, isConfirmed: true }
  return { place: 'arrived', release, isConverted: paid.denom === expectedEnd(transfer).denom, hash }
}

function unitsOf(text: string): string | null {
  return /^\d+$/.test(text) ? text : null
}
