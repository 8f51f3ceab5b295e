// Withdrawals through the optimistic bridges, read from the books of both sides: the outputs that hold them, and the proofs.
// Source: initia-labs/OPinit x/ophost/types/output.go (leaf, node and root hashes), x/ophost/keeper/output.go.
import { sha3_256 } from '@noble/hashes/sha3.js'
import { concat, fromHex, nameHash, toHex, uint64, utf8 } from '../keys/bytes.ts'
import { ANCHOR_MS, heightAt, type PracticeChain } from './chains/chains.ts'
import type { BookTx, ChainEvent, ChainState, Coin } from './state.ts'

/** Time between two outputs at pace 1. */
export const OUTPUT_MS = 20_000
/** How long an output can be disputed, at pace 1. */
export const FINALIZATION_MS = 60_000
const DAY_MS = 86_400_000
/** The output that ends with the written history; before it there is one a day. */
const ANCHOR_OUTPUT = 430

/** A withdrawal through the bridge. */
export interface BridgeWithdrawal {
  sequence: bigint
  from: string
  to: string
  /** In the denomination of the L1. */
  coin: Coin
  tx: BookTx
  /** The first output that holds it. */
  outputIndex: number
}

/** A proposed output of the bridge. */
export interface BridgeOutput {
  index: number
  /** When the L1 takes it, ms. */
  proposedMs: number
  l2Height: number
  version: Uint8Array
  storageRoot: Uint8Array
  lastBlockHash: Uint8Array
  root: Uint8Array
}

function attributes(event: ChainEvent): (key: string) => string {
  return (key) => event.attributes.find((one) => one.key === key)?.value ?? ''
}

function eventsOf(state: ChainState, type: string): { tx: BookTx; read: (key: string) => string }[] {
  return state.txs.flatMap((tx) =>
    tx.record.events.filter((event) => event.type === type).map((event) => ({ tx, read: attributes(event) })),
  )
}

/** The output that the moment of a block on the rollup falls into. */
function outputAt(timeMs: number, pace: number): number {
  if (timeMs <= ANCHOR_MS) return Math.max(1, ANCHOR_OUTPUT - Math.floor((ANCHOR_MS - timeMs) / DAY_MS))
  return ANCHOR_OUTPUT + 1 + Math.floor((timeMs - ANCHOR_MS) / (OUTPUT_MS / pace))
}

function endOf(index: number, pace: number): number {
  return ANCHOR_MS + (index - ANCHOR_OUTPUT) * (index > ANCHOR_OUTPUT ? OUTPUT_MS / pace : DAY_MS)
}

/** The newest output that the L1 has at a moment. */
export function lastOutput(nowMs: number, pace: number): number {
  return ANCHOR_OUTPUT + Math.floor((nowMs - ANCHOR_MS) / (OUTPUT_MS / pace))
}

/** Everything that left a rollup through its bridge, oldest first. */
export function withdrawalsOf(rollup: ChainState, pace: number): BridgeWithdrawal[] {
  return eventsOf(rollup, 'initiate_token_withdrawal').map(({ tx, read }) => ({
    sequence: BigInt(read('l2_sequence')),
    from: read('from'),
    to: read('to'),
    coin: { denom: read('base_denom'), amount: read('amount') },
    tx,
    outputIndex: outputAt(tx.timeMs, pace),
  }))
}

/** The leaf of a withdrawal, without separators since OPinit v0.4.3. The amount is what 64 bits hold. */
export function withdrawalHash(bridgeId: string, { sequence, from, to, coin }: Omit<BridgeWithdrawal, 'tx' | 'outputIndex'>): Uint8Array {
  const digest = (text: string): Uint8Array => sha3_256(utf8(text))
  const seed = concat(uint64(BigInt(bridgeId)), uint64(sequence), digest(from), digest(to), digest(coin.denom), uint64(BigInt(coin.amount)))
  return sha3_256(sha3_256(seed))
}

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha3_256(Buffer.compare(left, right) < 0 ? concat(left, right) : concat(right, left))
}

/** Returns the root that results from a leaf and its proofs. */
export function rootFromProofs(leaf: Uint8Array, proofs: readonly Uint8Array[]): Uint8Array {
  return proofs.reduce(nodeHash, leaf)
}

/** The layers of the tree over some leaves, the leaves first. A last node without a neighbour is its own. */
function layersOf(leaves: readonly Uint8Array[]): Uint8Array[][] {
  const layers = [[...leaves]]
  for (let layer = layers[0] ?? []; layer.length > 1; layer = layers.at(-1) ?? []) {
    const above = layer.flatMap((node, at) => (at % 2 === 0 ? [nodeHash(node, layer[at + 1] ?? node)] : []))
    layers.push(above)
  }
  return layers
}

function leavesOf(rollup: ChainState, index: number, pace: number): { sequence: bigint; hash: Uint8Array }[] {
  const inside = withdrawalsOf(rollup, pace).filter(({ outputIndex }) => outputIndex === index)
  const bridgeId = rollup.chain.bridgeId ?? '0'
  return inside.map((one) => ({ sequence: one.sequence, hash: withdrawalHash(bridgeId, one) }))
}

/** What proves a withdrawal against its output's storage root. */
export function proofsOf(rollup: ChainState, { sequence, outputIndex }: BridgeWithdrawal, pace: number): Uint8Array[] {
  const leaves = leavesOf(rollup, outputIndex, pace)
  let at = leaves.findIndex((leaf) => leaf.sequence === sequence)
  return layersOf(leaves.map(({ hash }) => hash))
    .slice(0, -1)
    .map((layer) => {
      const neighbour = layer[at ^ 1] ?? layer[at]
      at >>= 1
      return neighbour ?? new Uint8Array(32)
    })
}

/** An output of a rollup, whether the L1 has it yet or not. */
export function outputOf(rollup: ChainState, index: number, pace: number): BridgeOutput {
  const proposedMs = endOf(index, pace)
  const l2Height = heightAt(rollup.chain, proposedMs, pace)
  const version = new Uint8Array([1])
  const storageRoot = layersOf(leavesOf(rollup, index, pace).map(({ hash }) => hash)).at(-1)?.[0] ?? new Uint8Array(32)
  const lastBlockHash = fromHex(nameHash(`${rollup.chain.id} block ${l2Height}`))
  return { index, proposedMs, l2Height, version, storageRoot, lastBlockHash, root: sha3_256(concat(version, storageRoot, lastBlockHash)) }
}

/** The withdrawals that the L1 has paid out, as `bridge/sequence`. */
function claims(l1: ChainState): Set<string> {
  return new Set(eventsOf(l1, 'finalize_token_withdrawal').map(({ read }) => `${read('bridge_id')}/${read('l2_sequence')}`))
}

/** Whether the L1 has paid out a withdrawal. */
export function isClaimed(l1: ChainState, bridgeId: string, sequence: bigint): boolean {
  return claims(l1).has(`${bridgeId}/${sequence}`)
}

/** Whether the L1 has paid out the withdrawal behind a hash. */
export function isHashClaimed(l1: ChainState, rollup: ChainState, hash: Uint8Array, pace: number): boolean {
  const bridgeId = rollup.chain.bridgeId ?? '0'
  const found = withdrawalsOf(rollup, pace).find((one) => toHex(withdrawalHash(bridgeId, one)) === toHex(hash))
  return found !== undefined && isClaimed(l1, bridgeId, found.sequence)
}

/** A token that leaves by IBC at once since its bridge was migrated. Source: initia-labs/OPinit proto/opinit/ophost/v1/types.proto, MigrationInfo. */
export const MIGRATED = { rollup: 'tidewatch-1', l1Denom: 'utia' }

/** Whether a token of a rollup has been migrated. */
export function isMigrated(rollup: PracticeChain, l1Denom: string): boolean {
  return rollup.id === MIGRATED.rollup && l1Denom === MIGRATED.l1Denom
}
