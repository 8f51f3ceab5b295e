// The practice book's written history: fourteen months on three chains, the same for the same seed on every machine.
import type { PracticeKey } from '../keys/mnemonic.ts'
import { createRandom, type Random } from '../random.ts'
import { ANCHOR_MS, heightAt, L1_CHAIN, namedAddress, PRACTICE_CHAINS, SPAM_DENOM, type PracticeChain } from './chains.ts'
import { bridgeAddress } from './bridgeEvents.ts'
import * as bank from './genesisBank.ts'
import * as bridge from './genesisBridge.ts'
import * as evm from './genesisEvm.ts'
import { extras } from './genesisExtras.ts'
import * as move from './genesisMove.ts'
import * as governance from './genesisGovernance.ts'
import * as staking from './genesisStaking.ts'
import { firstNfts } from './nfts.ts'
import { recordTx } from './record.ts'
import type { Kind, Scene } from './scene.ts'
import { createChainState, openAccount, type ChainState } from './state.ts'
import { payOutStakes } from './unbonding.ts'

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
  /** Its own chance, so that what is added does not change what was there; null = that of the history. */
  random: Random | null
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
    return [...everyday, [bridge.withdraw, 5], [evm.erc20Transfer, 14], [evm.erc20Approve, 6], [evm.unknownCall, 5], [evm.revertedCall, 2]]
  }
  if (chain.kind === 'minimove') return [...everyday, [bridge.withdraw, 4], [move.moveCall, 12], [move.swap, 10]]
  const deposits = rollups.flatMap((rollup): [Kind, number][] => [
    [bridge.deposit(rollup, 'uinit'), 8],
    [bridge.deposit(rollup, 'uusdc'), 4],
  ])
  const ofL1: [Kind, number][] = [
    [staking.delegate, 7],
    [staking.undelegate, 2],
    [staking.withdrawRewards, 10],
    [governance.vote, 6],
    [governance.authorisedSend, 2],
  ]
  return [...everyday, ...deposits, ...ofL1, [move.swap, 8], [move.moveCall, 3]]
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
  const slots: Slot[] = []
  const add = (timeMs: number, chainId: string, kind: Kind): void => void slots.push({ timeMs, chainId, kind, random: null })
  for (const [index, kind] of beginnings(rollups).entries()) add(FIRST_MS + index * 600_000, 'practice-1', kind)
  const day = 86_400_000
  for (const chain of PRACTICE_CHAINS) {
    const mine = chain.kind === 'l1' ? 170 : 75
    const table = weights(chain, rollups)
    const total = table.reduce((sum, [, weight]) => sum + weight, 0)
    const at = (): number => FIRST_MS + day + Math.floor((random.next() / 0x1_0000_0000) * (SPAN_MS - 2 * day))
    for (let count = 0; count < mine; count += 1) add(at(), chain.id, drawn(table, random.between(0, total - 1)))
    for (let count = 0; count < mine; count += 1) add(at(), chain.id, bank.foreign)
    add(at(), chain.id, bank.unknownType)
  }
  add(ANCHOR_MS - 40 * day, 'practice-1', bank.spam)
  add(ANCHOR_MS - 90 * day, 'practice-1', bridge.ibcOut('timeout'))
  const second = keys[1]
  if (second !== undefined) {
    for (const back of [200, 120, 33]) add(ANCHOR_MS - back * day, 'practice-1', bank.payTo(second.bech32, back))
    add(ANCHOR_MS - 31 * day, 'lantern-1', bank.payTo(second.bech32, 5))
  }
  const added = extras().map((extra, index) => ({ ...extra, random: createRandom(seed + 7919 * (index + 1)) }))
  return [...slots, ...added].sort((a, b) => a.timeMs - b.timeMs)
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
  const owners = { me: me.bech32, second: keys[1]?.bech32 ?? me.bech32, strangers: people }
  for (const state of book.values()) state.nfts = firstNfts(state.chain, owners)
  const l1 = book.get(L1_CHAIN.id)
  if (l1 !== undefined) l1.vestingAccount = keys[1]?.bech32 ?? null
  const common = createRandom(seed ^ 0x5eed)
  const slots = plan(seed, keys)
  for (let slot = slots.shift(); slot !== undefined; slot = slots.shift()) {
    const { timeMs, chainId, kind, random } = slot
    const state = book.get(chainId)
    if (state === undefined) continue
    const follow = (delayMs: number, onChain: string, next: Kind): void => {
      const due = { timeMs: timeMs + delayMs, chainId: onChain, kind: next, random }
      if (due.timeMs >= ANCHOR_MS) return
      const place = slots.findIndex((other) => other.timeMs > due.timeMs)
      slots.splice(place === -1 ? slots.length : place, 0, due)
    }
    const scene: Scene = { random: random ?? common, state, timeMs, me, people, follow }
    const written = kind(scene)
    if (written !== null) recordTx(state, written, { height: heightAt(state.chain, timeMs, 1), pace: 1, visibleAtMs: 0 })
  }
  for (const state of book.values()) payOutStakes(state, ANCHOR_MS)
  return book
}
