// The Ethereum sides of the practice chains: what waits, what got into blocks, and what crossed over, all replayed from practice.db.
import { BASIN } from '../../book/chains/plainEvm.ts'
import type { ChainState } from '../../book/state.ts'
import { hexAddress } from '../../evm/abi.ts'
import { addressesOf } from '../../evm/bridgeContract.ts'
import type { EvmTx } from '../../evm/receipt.ts'
import { readEthereumTx, type SignedEthereum } from '../../evm/signedTx.ts'
import { fromHex, toHex } from '../../keys/bytes.ts'
import type { AcceptedStore, TransferOutcome } from '../../store/acceptedStore.ts'
import { followDeparture } from './evmArrivals.ts'
import { EvmEvent, type EvmTxOutcome, type EvmOrder } from './evmEvents.ts'
import type { EvmNodeState, EvmScript } from './evmNodeState.ts'
import { createMempool, type EvmLedger, type Mempool, type Waiting } from '../mempool.ts'
import { createPlainLedger } from '../plainLedger.ts'
import { createRollupLedger } from '../rollupLedger.ts'
import { followPacket } from '../relay/packetRelay.ts'
import { followWithdrawal } from '../relay/withdrawalRelay.ts'
import type { ChainRuntime, PayOutside } from '../messages/chainRuntime.ts'

/** The EVM chains of the practice network. */
export interface EvmWorld {
  /** A chain as its Ethereum node serves it now. @throws Error for a chain without such a node. */
  nodeState(chainId: string): EvmNodeState
  /** A transaction in a block, by its 0x hash in any case; undefined on chains without an Ethereum side, too. */
  tx(chainId: string, hash: string): EvmTx | undefined
  /** Takes an account (0x) and what it is paid. */
  credit: PayOutside
  /** How the next transaction that is accepted on either chain ends; back to success after it. */
  setNextEvmOutcome(fate: EvmTxOutcome): void
  /** Carries out a test's order now. */
  order(chainId: string, order: EvmOrder): void
  /** Returns the scripted behaviour of a chain's node. */
  script(chainId: string): EvmScript
}

/** What the EVM chains need. */
export interface EvmWorldOptions {
  runtime: ChainRuntime
  store: AcceptedStore
  /** Bech32 of the account that holds everything on the chain outside Initia. */
  holder: string
  /** Chain time in ms, after everything due has happened. */
  now(): number
  /** How many of the next accepted transactions are thrown out of the pool. */
  drops: { get(): number; set(count: number): void }
  /** How the next crossing ends; asking uses it up. */
  takeOutcome(): TransferOutcome
}

interface Side {
  ledger: EvmLedger
  pool: Mempool
  script: EvmScript
}

function isBridged({ to }: SignedEthereum): boolean {
  return to !== null && addressesOf(BASIN.bridge).includes(to)
}

function createSides({ runtime, holder }: EvmWorldOptions): { sides: Map<string, Side>; credit: PayOutside } {
  const { book, eventQueue, pace } = runtime
  const side = (ledger: EvmLedger): Side => ({
    ledger,
    pool: createMempool(ledger, eventQueue),
    script: { chainIdShown: null, isLegacy: false },
  })
  const plain = createPlainLedger(hexAddress(holder), pace, (departure, { tx, outcome }, { timeMs }) =>
    followDeparture(runtime, { departure, hash: tx.hash, outcome, timeMs }),
  )
  const basin = side(plain)
  const credit: PayOutside = (to, token, amount, afterMs, done) => {
    const height = plain.heightAt(afterMs) + 1
    const timeMs = plain.timeOf(height)
    eventQueue.add(timeMs, () =>
      done(plain.credit(to.toLowerCase(), token, amount, { height, timeMs, baseFee: basin.pool.baseFeeAt(height) })),
    )
  }
  const rollups = [...book].filter(([, state]) => state.chain.kind === 'minievm')
  const rollupSide = (state: ChainState): Side =>
    side(
      createRollupLedger(
        state,
        pace,
        (hash) => followWithdrawal(runtime, state, hash),
        (sent) => followPacket(runtime, { ...sent, from: state }),
      ),
    )
  const sides = new Map([[BASIN.id, basin], ...rollups.map(([id, state]): [string, Side] => [id, rollupSide(state)])])
  return { sides, credit }
}

/** Builds the Ethereum sides, with everything that practice.db has of them in the event queue. */
export function createEvmWorld(options: EvmWorldOptions): EvmWorld {
  const { store, now, drops } = options
  const { eventQueue } = options.runtime
  const { sides, credit } = createSides(options)
  let nextEvmOutcome: EvmTxOutcome = 'success'
  const sideOf = (chainId: string): Side => {
    const side = sides.get(chainId)
    if (side === undefined) throw new Error(`${chainId} has no Ethereum side`)
    return side
  }
  // Kept before anything follows from it, in whole milliseconds, so that a restart puts it into the same block.
  const keep = (chainId: string, atMs: number, event: EvmEvent): void => store.addEvmEvent({ chainId, atMs, event: JSON.stringify(event) })
  const send = (chainId: string, side: Side, raw: Uint8Array): string => {
    const atMs = Math.floor(now())
    const tx = readEthereumTx(raw)
    side.pool.check(tx, side.script.isLegacy)
    const fate = drops.get() > 0 ? 'dropped' : nextEvmOutcome
    if (fate === 'dropped') drops.set(Math.max(0, drops.get() - 1))
    const waiting: Waiting = { tx, fate, outcome: isBridged(tx) ? options.takeOutcome() : 'success' }
    nextEvmOutcome = 'success'
    keep(chainId, atMs, { kind: 'accepted', raw: toHex(raw), fate: waiting.fate, outcome: waiting.outcome })
    side.pool.join(waiting, atMs)
    return tx.hash
  }
  for (const { chainId, atMs, event: text } of store.evmEvents()) {
    const [{ pool }, event] = [sideOf(chainId), EvmEvent.parse(JSON.parse(text))]
    if (event.kind !== 'accepted') eventQueue.add(atMs, () => pool.obey(event, atMs))
    else {
      const waiting = { tx: readEthereumTx(fromHex(event.raw)), fate: event.fate, outcome: event.outcome }
      eventQueue.add(atMs, () => pool.join(waiting, atMs))
    }
  }
  return {
    nodeState: (chainId) => {
      const side = sideOf(chainId)
      return { ...side, height: side.ledger.heightAt(now()), send: (raw) => send(chainId, side, raw) }
    },
    tx: (chainId, hash) => {
      now()
      return sides.get(chainId)?.ledger.txs.find((tx) => tx.hash === hash.toLowerCase())
    },
    credit,
    setNextEvmOutcome: (fate) => {
      nextEvmOutcome = fate
    },
    order: (chainId, order) => {
      const atMs = Math.floor(now())
      keep(chainId, atMs, order)
      sideOf(chainId).pool.obey(order, atMs)
    },
    script: (chainId) => sideOf(chainId).script,
  }
}
