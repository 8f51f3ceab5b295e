// The practice book's written history: fourteen months on every chain, the same for the same seed on every machine.
import type { PracticeKey } from '../../keys/mnemonic.ts'
import { createRandom, type Random } from '../../random.ts'
import { ANCHOR_MS, heightAt, L1_CHAIN, PRACTICE_CHAINS, type PracticeChain } from '../chains/chains.ts'
import * as bank from './genesisBank.ts'
import * as bridge from './genesisBridge.ts'
import * as evm from './genesisEvm.ts'
import { extras } from './genesisExtras.ts'
import { endow, followBalances, practicePeople } from './genesisPeople.ts'
import * as move from './genesisMove.ts'
import * as wasm from './genesisWasm.ts'
import * as governance from './genesisGovernance.ts'
import { lockStakes } from './genesisLocks.ts'
import * as staking from './genesisStaking.ts'
import { firstNfts } from '../nfts.ts'
import { recordTx } from '../record.ts'
import { beginVip } from '../../vip/vesting.ts'
import type { TxWriter, GenesisContext } from '../genesisContext.ts'
import { createChainState, type Book, type ChainState } from '../state.ts'
import { payOutStakes } from '../unbonding.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { fromHex } from '../../keys/bytes.ts'
import { TIDEWATCH_WRAPPER } from '../contracts.ts'

const SPAN_MS = 14 * 30.4 * 86_400_000
const FIRST_MS = ANCHOR_MS - SPAN_MS

interface Slot {
  timeMs: number
  chainId: string
  kind: TxWriter
  /** A separate random source, so that additions do not change the rest of the history; null = that of the history. */
  random: Random | null
}

/** Kinds of the first account's days with their weights, by chain kind. */
function weights(chain: PracticeChain, rollups: readonly PracticeChain[]): [TxWriter, number][] {
  const everyday: [TxWriter, number][] = [
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
  if (chain.kind === 'miniwasm') {
    const tokens: [TxWriter, number][] = [
      [wasm.cw20Transfer, 12],
      [wasm.cw20Allowance, 3],
      [wasm.wasmSwap, 10],
      [wasm.wasmCall, 8],
    ]
    return [...everyday, [bridge.withdraw, 4], ...tokens]
  }
  if (chain.kind === 'minimove') return [...everyday, [bridge.withdraw, 4], [move.moveCall, 12], [move.swap, 10]]
  const deposits = rollups.flatMap((rollup): [TxWriter, number][] => [
    [bridge.deposit(rollup, 'uinit'), 8],
    [bridge.deposit(rollup, 'uusdc'), 4],
  ])
  const ofL1: [TxWriter, number][] = [
    [staking.delegate, 7],
    [staking.undelegate, 2],
    [staking.withdrawRewards, 10],
    [governance.vote, 6],
    [governance.authorisedSend, 2],
  ]
  return [...everyday, ...deposits, ...ofL1, [move.swap, 8], [move.moveCall, 3]]
}

function endowments(): TxWriter[] {
  return [bank.endow(0, 9_000_000n), bank.endow(1, 6_500_000n), bank.endow(2, 800_000n), bank.endow(3, 1_500n)]
}

function depositsTo(rollups: readonly PracticeChain[]): TxWriter[] {
  return rollups.flatMap((rollup) => [bridge.deposit(rollup, 'uinit', 900_000_000n), bridge.deposit(rollup, 'uusdc', 700_000_000n)])
}

function drawn(table: readonly [TxWriter, number][], roll: number): TxWriter {
  let left = roll
  for (const [kind, weight] of table) {
    if (left < weight) return kind
    left -= weight
  }
  return bank.receive
}

const DAY_MS = 86_400_000

/** How often something happens on a chain, to the first account and without it. */
const COUNTS: Readonly<Record<PracticeChain['kind'], number>> = { l1: 170, minievm: 75, minimove: 75, miniwasm: 34, cosmos: 0 }

/** Returns the random transactions of one chain. The last chain has a separate random source, since it was added later. */
function everydayOf(chain: PracticeChain, random: Random, rollups: readonly PracticeChain[]): Slot[] {
  const table = weights(chain, rollups)
  const total = table.reduce((sum, [, weight]) => sum + weight, 0)
  const own = chain.kind === 'miniwasm' ? random : null
  const slot = (kind: TxWriter, timeMs: number): Slot => ({ timeMs, chainId: chain.id, kind, random: own })
  const at = (): number => FIRST_MS + DAY_MS + Math.floor((random.next() / 0x1_0000_0000) * (SPAN_MS - 2 * DAY_MS))
  const slots: Slot[] = []
  for (let count = 0; count < COUNTS[chain.kind]; count += 1) {
    const timeMs = at()
    slots.push(slot(drawn(table, random.between(0, total - 1)), timeMs))
  }
  for (let count = 0; count < COUNTS[chain.kind]; count += 1) slots.push(slot(bank.foreign, at()))
  return [...slots, slot(bank.unknownType, at())]
}

/** What happens at fixed times on the L1 and Lantern, whatever chance says. */
function fixedSlots(second: PracticeKey | undefined): [number, string, TxWriter][] {
  const ago = (days: number): number => ANCHOR_MS - days * DAY_MS
  const toSecond: [number, string, TxWriter][] = [
    ...[200, 120, 33].map((back): [number, string, TxWriter] => [ago(back), 'practice-1', bank.payTo(second?.bech32 ?? '', back)]),
    [ago(31), 'lantern-1', bank.payTo(second?.bech32 ?? '', 5)],
  ]
  return [[ago(40), 'practice-1', bank.spam], [ago(90), 'practice-1', bridge.ibcOut('timeout')], ...(second === undefined ? [] : toSecond)]
}

/** The plan: when which kind happens, before anything is written. */
function plan(seed: number, keys: readonly PracticeKey[]): Slot[] {
  const random = createRandom(seed)
  const late = createRandom(seed ^ 0x5a17)
  const rollups = PRACTICE_CHAINS.filter(({ kind }) => kind === 'minievm' || kind === 'minimove')
  const wasmRollups = PRACTICE_CHAINS.filter(({ kind }) => kind === 'miniwasm')
  const first = (kinds: readonly TxWriter[], own: Random | null, startMs: number): Slot[] =>
    kinds.map((kind, index) => ({ timeMs: startMs + index * 600_000, chainId: L1_CHAIN.id, kind, random: own }))
  const slots = [
    ...first([...endowments(), ...depositsTo(rollups)], null, FIRST_MS),
    ...first(depositsTo(wasmRollups), late, FIRST_MS + DAY_MS / 2),
    ...PRACTICE_CHAINS.flatMap((chain) => everydayOf(chain, chain.kind === 'miniwasm' ? late : random, rollups)),
    ...fixedSlots(keys[1]).map(([timeMs, chainId, kind]): Slot => ({ timeMs, chainId, kind, random: null })),
    ...extras(keys[1]?.bech32).map((extra, index) => ({ ...extra, random: createRandom(seed + 7919 * (index + 1)) })),
  ]
  return slots.sort((a, b) => a.timeMs - b.timeMs)
}

/** What writes the history: `writeGenesis`, or something that returns the same. */
export type WriteBook = typeof writeGenesis

/**
 * Writes the history of a seed.
 * @param keys the practice accounts by index; the first has the main history, the second a small one.
 * @param benefactor an account with large balances, from which payments can be made later.
 */
export function writeGenesis(seed: number, keys: readonly PracticeKey[], benefactor?: PracticeKey): Book {
  const me = keys[0]
  if (me === undefined) throw new Error('the history needs a first account')
  const book: Book = new Map(PRACTICE_CHAINS.map((chain) => [chain.id, createChainState(chain)]))
  const people = practicePeople()
  endow(book, [...people, ...(benefactor === undefined ? [] : [benefactor.bech32])])
  const owners = { me: me.bech32, second: keys[1]?.bech32 ?? me.bech32, thirdParties: people }
  for (const state of book.values()) state.nfts = firstNfts(state.chain, owners)
  const l1 = book.get(L1_CHAIN.id)
  if (l1 !== undefined) l1.vestingAccount = keys[1]?.bech32 ?? null
  const common = createRandom(seed ^ 0x5eed)
  const lowest = followBalances(book, people)
  const slots = plan(seed, keys)
  for (let slot = slots.shift(); slot !== undefined; slot = slots.shift()) {
    const { timeMs, chainId, kind, random } = slot
    const state = book.get(chainId)
    if (state === undefined) continue
    const follow = (delayMs: number, onChain: string, next: TxWriter): void => {
      const due = { timeMs: timeMs + delayMs, chainId: onChain, kind: next, random }
      if (due.timeMs >= ANCHOR_MS) return
      const place = slots.findIndex((other) => other.timeMs > due.timeMs)
      slots.splice(place === -1 ? slots.length : place, 0, due)
    }
    const context: GenesisContext = { random: random ?? common, state, timeMs, me, people, follow }
    const written = kind(context)
    if (written === null) continue
    lowest.note(state, recordTx(state, written, { height: heightAt(state.chain, timeMs, 1), pace: 1, visibleAtMs: 0 }))
  }
  lowest.settle(seed)
  for (const state of book.values()) {
    payOutStakes(state, ANCHOR_MS)
    lockWrapped(state)
  }
  if (l1 !== undefined) {
    lockStakes(l1, me.bech32)
    l1.vip = beginVip(me.bech32)
  }
  return book
}

/** Gives the wrapper the bridged tokens behind everything that it issued, since each call of toRemote pays out of them. */
function lockWrapped({ chain, balances, wrappedForms }: ChainState): void {
  if (wrappedForms.length === 0) return
  const kept = wrappedForms.map(({ local, remote }): [string, bigint] => {
    const factor = chain.assets.find(({ denom }) => denom === local)?.factor ?? 1n
    const issued = [...balances.values()].reduce((sum, held) => sum + (held.get(local) ?? 0n), 0n)
    return [remote, issued / factor + 1n]
  })
  balances.set(encodeBech32(chain.prefix, fromHex(TIDEWATCH_WRAPPER)), new Map(kept))
}
