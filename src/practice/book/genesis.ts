// The practice book's written history: fourteen months on three chains, the same for the same seed on every machine.
import type { PracticeKey } from '../keys/mnemonic.ts'
import { createRandom } from '../random.ts'
import { ANCHOR_MS, heightAt, namedAddress, PRACTICE_CHAINS, SPAM_DENOM, type PracticeChain } from './chains.ts'
import { bridgeAddress } from './bridgeEvents.ts'
import * as bank from './genesisBank.ts'
import * as bridge from './genesisBridge.ts'
import * as contracts from './genesisContracts.ts'
import { recordTx } from './record.ts'
import type { Kind, Scene } from './scene.ts'
import { createChainState, openAccount, type ChainState } from './state.ts'

/** The books of all chains by chain id. */
export type Book = ReadonlyMap<string, ChainState>

const SPAN_MS = 14 * 30.4 * 86_400_000
const FIRST_MS = ANCHOR_MS - SPAN_MS
/** Wealth of everyone who is not the first account, so that they never run dry. */
const PLENTY = 10n ** 12n

interface Slot {
  timeMs: number
  chainId: string
  kind: Kind
}

/** Kinds of the first account's days with their weights, by chain kind. */
function weights(chain: PracticeChain, rollups: readonly PracticeChain[]): [Kind, number][] {
  const everyday: [Kind, number][] = [
    [bank.sendOut, 20],
    [bank.receive, 26],
    [bank.failedSend, 3],
    [bank.outOfGas, 1],
    [bridge.ibcOut('acknowledgement'), 8],
    [bridge.ibcIn, 5],
  ]
  if (chain.kind === 'minievm') {
    return [
      ...everyday,
      [bridge.withdraw, 5],
      [contracts.erc20Transfer, 14],
      [contracts.erc20Approve, 6],
      [contracts.unknownCall, 5],
      [contracts.revertedCall, 2],
    ]
  }
  if (chain.kind === 'minimove') return [...everyday, [bridge.withdraw, 4], [contracts.moveCall, 12], [contracts.swap, 10]]
  const deposits = rollups.flatMap((rollup): [Kind, number][] => [
    [bridge.deposit(rollup, 'uinit'), 8],
    [bridge.deposit(rollup, 'uusdc'), 4],
  ])
  const staking: [Kind, number][] = [
    [bank.delegate, 7],
    [bank.undelegate, 2],
    [bank.withdrawRewards, 10],
    [bank.vote, 6],
    [bank.authorisedSend, 2],
  ]
  return [...everyday, ...deposits, ...staking, [contracts.swap, 8], [contracts.moveCall, 3]]
}

function beginnings(rollups: readonly PracticeChain[]): Kind[] {
  return [
    bank.endow(0, 9000),
    bank.endow(1, 6500),
    bank.endow(2, 800),
    bank.endow(3, 12),
    ...rollups.flatMap((rollup) => [bridge.deposit(rollup, 'uinit', 900_000_000n), bridge.deposit(rollup, 'uusdc', 700_000_000n)]),
  ]
}

function drawn(table: readonly [Kind, number][], roll: number): Kind {
  let left = roll
  for (const [kind, weight] of table) {
    if (left < weight) return kind
    left -= weight
  }
  return bank.receive
}

/** The plan: when which kind happens, before anything is written. */
function plan(seed: number, keys: readonly PracticeKey[]): Slot[] {
  const random = createRandom(seed)
  const rollups = PRACTICE_CHAINS.filter((chain) => chain.kind !== 'l1')
  const slots: Slot[] = beginnings(rollups).map((kind, index) => ({ timeMs: FIRST_MS + index * 600_000, chainId: 'practice-1', kind }))
  const day = 86_400_000
  for (const chain of PRACTICE_CHAINS) {
    const mine = chain.kind === 'l1' ? 170 : 75
    const table = weights(chain, rollups)
    const total = table.reduce((sum, [, weight]) => sum + weight, 0)
    const at = (): number => FIRST_MS + day + Math.floor((random.next() / 0x1_0000_0000) * (SPAN_MS - 2 * day))
    for (let count = 0; count < mine; count += 1)
      slots.push({ timeMs: at(), chainId: chain.id, kind: drawn(table, random.between(0, total - 1)) })
    for (let count = 0; count < mine; count += 1) slots.push({ timeMs: at(), chainId: chain.id, kind: bank.foreign })
    slots.push({ timeMs: at(), chainId: chain.id, kind: bank.unknownType })
  }
  slots.push({ timeMs: ANCHOR_MS - 40 * day, chainId: 'practice-1', kind: bank.spam })
  slots.push({ timeMs: ANCHOR_MS - 90 * day, chainId: 'practice-1', kind: bridge.ibcOut('timeout') })
  const second = keys[1]
  if (second !== undefined) {
    for (const back of [200, 120, 33])
      slots.push({ timeMs: ANCHOR_MS - back * day, chainId: 'practice-1', kind: bank.payTo(second.bech32, back) })
    slots.push({ timeMs: ANCHOR_MS - 31 * day, chainId: 'lantern-1', kind: bank.payTo(second.bech32, 5) })
  }
  return slots.sort((a, b) => a.timeMs - b.timeMs)
}

function endow(book: Book, people: readonly string[]): void {
  for (const state of book.values()) {
    const services = ['relayer', 'executor', 'pool', 'rewards', 'escrow'].map((role) => namedAddress(`${state.chain.id} ${role}`))
    const bridges = PRACTICE_CHAINS.filter((chain) => chain.bridgeId !== null).map(bridgeAddress)
    const spam = { denom: SPAM_DENOM, decimals: 18 }
    for (const address of [...people, ...services, ...bridges]) {
      const assets = [...state.chain.assets, ...(state.chain.kind === 'l1' ? [spam] : [])]
      openAccount(state, address)
      state.balances.set(address, new Map(assets.map((asset) => [asset.denom, PLENTY * 10n ** BigInt(asset.decimals)])))
    }
  }
}

/**
 * Writes the history of a seed.
 * @param keys the practice accounts by index; the first lives the history, the second has a little of its own.
 * @param benefactor an account with plenty of everything, from which payments can be made later.
 */
export function writeGenesis(seed: number, keys: readonly PracticeKey[], benefactor?: PracticeKey): Book {
  const me = keys[0]
  if (me === undefined) throw new Error('the history needs a first account')
  const book: Book = new Map(PRACTICE_CHAINS.map((chain) => [chain.id, createChainState(chain)]))
  const people = Array.from({ length: 14 }, (_, index) => namedAddress(`stranger ${index}`))
  endow(book, [...people, ...(benefactor === undefined ? [] : [benefactor.bech32])])
  const random = createRandom(seed ^ 0x5eed)
  const slots = plan(seed, keys)
  for (let slot = slots.shift(); slot !== undefined; slot = slots.shift()) {
    const { timeMs, chainId, kind } = slot
    const state = book.get(chainId)
    if (state === undefined) continue
    const follow = (delayMs: number, onChain: string, next: Kind): void => {
      const due = { timeMs: timeMs + delayMs, chainId: onChain, kind: next }
      if (due.timeMs >= ANCHOR_MS) return
      const place = slots.findIndex((other) => other.timeMs > due.timeMs)
      slots.splice(place === -1 ? slots.length : place, 0, due)
    }
    const scene: Scene = { random, state, me, people, follow }
    const written = kind(scene)
    if (written !== null) recordTx(state, written, { height: heightAt(state.chain, timeMs, 1), pace: 1, visibleAtMs: 0 })
  }
  return book
}
