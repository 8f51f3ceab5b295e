// What left the chain outside Initia by a bridge: how it arrives on a Cosmos chain. A fast order may come back, a burn never does.
// Sources: circlefin/noble-cctp x/cctp/keeper/msg_server_receive_message.go (only the caller that a message names may hand it over);
// skip-mev/skip-go-fast-contracts (an order is filled from the filler's own coins).
import { mayHandOver } from '../../book/callers.ts'
import { BRIDGE_MS, type PracticeChain } from '../../book/chains/chains.ts'
import { arrivingDenom, cosmosChain } from '../../book/chains/links.ts'
import { BASIN, BRIDGE_DOMAINS } from '../../book/chains/plainEvm.ts'
import type { TxDraft } from '../../book/record.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import type { Coin } from '../../book/state.ts'
import type { Departure } from '../../evm/contractCall.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { fromHex, toBase64 } from '../../keys/bytes.ts'
import type { TransferOutcome } from '../../store/acceptedStore.ts'
import { addHop, delayOf, endBadly, endWell, openTrace, type HopBridge, type TransferTrace, type TraceHop } from '../transferTrace.ts'
import { deliver, type ChainRuntime } from '../messages/chainRuntime.ts'

/** A departure whose transaction is in a block. */
export interface MadeDeparture {
  departure: Departure
  /** 0x, lower case. */
  hash: string
  outcome: TransferOutcome
  /** Of the block. */
  timeMs: number
}

/** Outcomes that a burn knows as late. */
export const REFUSED: readonly TransferOutcome[] = ['refunded', 'timedOut', 'strandedOnTheWay', 'pendingError']
/** Outcomes in which nothing arrives. */
export const LOST: readonly TransferOutcome[] = ['failed', 'lying']
const SERVICE = { gasWanted: 300_000n, gasUsed: 187_654n, fee: [], signMode: 'SIGN_MODE_DIRECT' }

/** Under which key traces know a transaction of an Ethereum chain. */
export function traceKey(hash: string): string {
  return hash.replace(/^0x/i, '').toUpperCase()
}

/** The filler of an order pays from its own coins. */
function filledDraft(chain: PracticeChain, recipient: string, coin: Coin): TxDraft {
  const filler = serviceAddress(chain, 'pool')
  const type = '/cosmos.bank.v1beta1.MsgSend'
  return {
    ...SERVICE,
    signer: filler,
    messages: [{ '@type': type, from_address: filler, to_address: recipient, amount: [coin] }],
    act: (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: filler, module: 'bank' })
      effects.transfer(filler, recipient, [coin])
    },
  }
}

/** Mints again what was burnt. */
function mintedDraft(chain: PracticeChain, recipient: string, coin: Coin, hash: string): TxDraft {
  const relayer = serviceAddress(chain, 'relayer')
  const type = '/circle.cctp.v1.MsgReceiveMessage'
  return {
    ...SERVICE,
    signer: relayer,
    messages: [{ '@type': type, from: relayer, message: toBase64(fromHex(hash)), attestation: '' }],
    act: (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: relayer, module: 'cctp' })
      effects.mint(recipient, [coin])
    },
  }
}

/** How many times longer a delayed attestation takes: a burn is never refunded, so what is refused elsewhere is late here. */
export const LATE = 6

/** How the router calls each bridge. */
const HOPS: Readonly<Record<Departure['bridge'], HopBridge>> = {
  cctp: 'cctp_transfer',
  goFast: 'go_fast_transfer',
  hyperlane: 'hyperlane_transfer',
  layerZero: 'layer_zero_transfer',
  stargate: 'stargate_transfer',
  axelar: 'axelar_transfer',
  eureka: 'eureka_transfer',
}

/** Lets a burn be minted, and what another bridge locked be paid; one whose caller never comes stays where it is. */
function followBurn(runtime: ChainRuntime, { departure, hash, outcome, timeMs }: MadeDeparture, chain: PracticeChain): void {
  const trace = openTrace(runtime.traces, { chainId: BASIN.id, hash: traceKey(hash), outcome })
  const hop = addHop(trace, HOPS[departure.bridge], BASIN.id, chain.id, traceKey(hash))
  const times = REFUSED.includes(outcome) ? LATE : delayOf(trace)
  const atMs = timeMs + (BRIDGE_MS * times) / runtime.pace / (departure.isEarly ? 3 : 1)
  const coin = { denom: arrivingDenom(chain), amount: departure.amountOut.toString() }
  if (LOST.includes(outcome)) return losing(runtime, trace, chain, coin, atMs)
  if (!mayHandOver(chain, departure.caller)) return
  const recipient = recipientOn(chain, departure)
  deliver(
    runtime,
    chain.id,
    atMs,
    () => (departure.bridge === 'cctp' ? mintedDraft(chain, recipient, coin, hash) : filledDraft(chain, recipient, coin)),
    (tx) => arrived(trace, hop, tx.hash, chain, coin),
  )
}

/** Lets a fast order be filled, or given back, as a packet of Eureka is. It takes a third of the time. */
function followOrder(runtime: ChainRuntime, { departure, hash, outcome, timeMs }: MadeDeparture, chain: PracticeChain): void {
  const trace = openTrace(runtime.traces, { chainId: BASIN.id, hash: traceKey(hash), outcome })
  const hop = addHop(trace, HOPS[departure.bridge], BASIN.id, chain.id, traceKey(hash))
  const atMs = timeMs + (BRIDGE_MS * delayOf(trace)) / runtime.pace / 3
  const coin = { denom: arrivingDenom(chain), amount: departure.amountOut.toString() }
  if (LOST.includes(outcome)) return losing(runtime, trace, chain, coin, atMs)
  if (REFUSED.includes(outcome)) {
    trace.isFailing = true
    runtime.payOutside(departure.from, departure.token, departure.amount, atMs, (refundHash) => {
      hop.state = 'failed'
      hop.acknowledgeHash = traceKey(refundHash)
      const paid = { denom: departure.token, amount: departure.amount.toString() }
      endBadly(trace, BASIN.id, paid, REFUNDED[departure.bridge] ?? '')
    })
    return
  }
  const recipient = recipientOn(chain, departure)
  deliver(
    runtime,
    chain.id,
    atMs,
    () => filledDraft(chain, recipient, coin),
    (tx) => arrived(trace, hop, tx.hash, chain, coin),
  )
}

/** The account that the last twenty bytes name. */
function recipientOn(chain: PracticeChain, { recipient }: Departure): string {
  return encodeBech32(chain.prefix, fromHex(recipient).slice(-20))
}

function losing(runtime: ChainRuntime, trace: TransferTrace, chain: PracticeChain, coin: Coin, atMs: number): void {
  runtime.eventQueue.add(atMs, () => endBadly(trace, chain.id, coin, 'the transfer was not completed', false))
}

function arrived(trace: TransferTrace, hop: TraceHop, receiveHash: string, chain: PracticeChain, coin: Coin): void {
  hop.state = 'received'
  hop.receiveHash = receiveHash
  endWell(trace, chain.id, coin)
}

const REFUNDED: Partial<Record<Departure['bridge'], string>> = {
  goFast: 'the order was not filled; it was refunded',
  eureka: 'the packet timed out; it was refunded',
}

/** Lets a departure arrive: a burn at some time or never, a fast order or a packet soon or not at all. */
export function followDeparture(runtime: ChainRuntime, made: MadeDeparture): void {
  const chain = cosmosChain(Object.keys(BRIDGE_DOMAINS).find((id) => BRIDGE_DOMAINS[id] === made.departure.domain) ?? '')
  if (chain === undefined) return
  if (REFUNDED[made.departure.bridge] === undefined) followBurn(runtime, made, chain)
  else followOrder(runtime, made, chain)
}
