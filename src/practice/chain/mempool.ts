// Where signed Ethereum transactions wait: by sender and number, replaced by a better offer, included when their turn and price have come.
// No timers: each change asks the event queue for the next block, and a block that changes nothing is never asked for.
import { admit } from '../evm/admission.ts'
import type { EvmHost } from '../evm/contractCall.ts'
import type { EvmTx } from '../evm/receipt.ts'
import type { SignedEthereum } from '../evm/signedTx.ts'
import type { TransferOutcome } from '../store/acceptedStore.ts'
import type { EventQueue } from './eventQueue.ts'
import type { EvmTxOutcome, EvmOrder } from './evm/evmEvents.ts'

/** A transaction that waits, and how it is to end. */
export interface Waiting {
  tx: SignedEthereum
  fate: EvmTxOutcome
  /** How a bridge that it calls ends the crossing. */
  outcome: TransferOutcome
}

/** A block that is being made. */
export interface BlockPlace {
  height: number
  timeMs: number
  /** Wei. */
  baseFee: bigint
}

/** The state of a chain after a block. Addresses 0x, lower case; money in wei. */
export interface EvmState {
  nonceOf(address: string): bigint
  balanceOf(address: string): bigint
  /** Contracts to try something out on; nothing of it stays. */
  trial(): EvmHost
}

/** The chain under a mempool; as a state, the newest. */
export interface EvmLedger extends EvmState {
  chainId: bigint
  /** Suggested on top of the base fee. */
  tip: bigint
  /** Least fee that a node takes at all. */
  minFee: bigint
  firstBaseFee: bigint
  /** Of the first block. */
  firstHeight: number
  /** How many blocks the newest safe one and the newest final one lie behind the head. */
  behind: { safe: number; finalized: number }
  heightAt(timeMs: number): number
  timeOf(height: number): number
  hasCode(address: string): boolean
  /** The state behind an older block, as long as `head` is the newest. @throws NodeRefusal where the node has it not, or no more. */
  stateAt(height: number, head: number): EvmState
  /** Puts a transaction into a block, successful or not. */
  include(waiting: Waiting, at: BlockPlace): void
  /** Oldest first. */
  txs: readonly EvmTx[]
}

/** Transactions that wait for a block. */
export interface Mempool {
  /** Whether a transaction may wait now. @throws NodeRefusal */
  check(tx: SignedEthereum, isLegacy: boolean): void
  /** Lets a transaction wait from a moment on. */
  join(waiting: Waiting, atMs: number): void
  /** Carries out a test's order at a moment. */
  obey(order: EvmOrder, atMs: number): void
  find(hash: string): SignedEthereum | undefined
  /** The number behind everything that waits without a gap. */
  pendingNonce(address: string): bigint
  baseFeeAt(height: number): bigint
}

const placeOf = ({ from, nonce }: SignedEthereum): string => `${from} ${nonce}`

/** What waits, and the making of blocks from it. */
function createQueue(ledger: EvmLedger) {
  /** By sender and number. */
  const places = new Map<string, Waiting>()
  /** Everything that ever waited here, by hash. */
  const known = new Map<string, Waiting>()
  const forced = new Set<string>()
  const includeNow = (waiting: Waiting, at: BlockPlace): void => {
    places.delete(placeOf(waiting.tx))
    ledger.include(waiting, at)
  }
  const isDue = ({ tx }: Waiting): boolean => tx.nonce === ledger.nonceOf(tx.from)
  const takeForced = (at: BlockPlace): void => {
    for (const hash of forced) {
      const waiting = known.get(hash)
      forced.delete(hash)
      if (waiting !== undefined && isDue(waiting)) includeNow({ ...waiting, fate: 'success' }, at)
    }
  }
  const sweep = (): void => {
    for (const [place, { tx, fate }] of places) if (fate === 'dropped' || tx.nonce < ledger.nonceOf(tx.from)) places.delete(place)
  }
  const makeBlock = (at: BlockPlace): void => {
    takeForced(at)
    sweep()
    const isReady = (one: Waiting): boolean => one.fate !== 'stuck' && one.tx.maxFee >= at.baseFee && isDue(one)
    for (let next = [...places.values()].find(isReady); next !== undefined; next = [...places.values()].find(isReady)) includeNow(next, at)
    sweep()
  }
  const put = (waiting: Waiting): void => {
    places.set(placeOf(waiting.tx), waiting)
    known.set(waiting.tx.hash, waiting)
  }
  return { places, forced, makeBlock, put }
}

/** An empty mempool over a chain. */
export function createMempool(ledger: EvmLedger, eventQueue: EventQueue): Mempool {
  const { places, forced, makeBlock, put } = createQueue(ledger)
  const baseFees: { height: number; wei: bigint }[] = []
  const baseFeeAt = (height: number): bigint => baseFees.findLast((one) => one.height <= height)?.wei ?? ledger.firstBaseFee
  const askForBlock = (atMs: number): void => {
    const height = ledger.heightAt(atMs) + 1
    const timeMs = ledger.timeOf(height)
    eventQueue.add(timeMs, () => makeBlock({ height, timeMs, baseFee: baseFeeAt(height) }))
  }
  const find = (hash: string): SignedEthereum | undefined => [...places.values()].find(({ tx }) => tx.hash === hash)?.tx
  return {
    check: (tx, isLegacy) => {
      const { chainId, minFee } = ledger
      const rival = places.get(placeOf(tx))?.tx
      admit(tx, { chainId, isLegacy, minFee, rival, nonce: ledger.nonceOf(tx.from), balance: ledger.balanceOf(tx.from) })
    },
    join: (waiting, atMs) => {
      put(waiting)
      askForBlock(atMs)
    },
    obey: (order, atMs) => {
      if (order.kind === 'baseFee') baseFees.push({ height: ledger.heightAt(atMs) + 1, wei: BigInt(order.wei) })
      const dropped = order.kind === 'drop' ? find(order.hash) : undefined
      if (dropped !== undefined) places.delete(placeOf(dropped))
      if (order.kind === 'include') forced.add(order.hash)
      askForBlock(atMs)
    },
    find,
    pendingNonce: (address) => {
      let nonce = ledger.nonceOf(address)
      while (places.has(`${address} ${nonce}`)) nonce += 1n
      return nonce
    },
    baseFeeAt,
  }
}
