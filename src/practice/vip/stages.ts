// The stages of VIP on the practice L1: they follow the clock, two weeks each. Some hours after one has ended, the scores in it are written,
// and a day later it can be claimed. One account has scores, besides seven that are made up.
// Source: initia-labs/vip-contract sources/vip.move (score_hash, assert_merkle_proofs, fund_reward).
import { sha3_256 } from '@noble/hashes/sha3.js'
import { ANCHOR_MS, namedAddress } from '../book/chains/chains.ts'
import { GAUGED } from '../book/gauges.ts'
import { decodeBech32 } from '../keys/bech32.ts'
import { concat, toHex, uint64 } from '../keys/bytes.ts'

/** Seconds of a stage, and for how long its scores can be challenged. */
export const [STAGE_SECONDS, CHALLENGE_SECONDS] = [14 * 86_400, 86_400]
/** Stages over which a reward vests. */
export const VESTING_STAGES = 26
/** The version of each rollup. */
export const VERSION = '1'
const FIRST_START = Math.floor(ANCHOR_MS / 1000) - 39 * STAGE_SECONDS - 9 * 86_400
const WRITTEN_AFTER = 6 * 3600

/** What the account has of a rollup: since when the rollup and the account have rewards, and what it had claimed when the history ends. */
interface Standing {
  init: number
  first: number
  claimed: number | null
  /** A whole score, and what all accounts get in a stage, base units. */
  score: bigint
  funded: bigint
  /** Score of a stage, in thousandths of the whole. */
  partOf: (stage: number) => bigint
}

const usual = (stage: number): bigint => 900n + BigInt((stage * 37) % 200)

/** By the order of the rollups. */
const STANDINGS: readonly Standing[] = [
  // A stage now and then is low, so that a part is lost. Scores in events of the chain have up to eleven digits.
  {
    init: 30,
    first: 30,
    claimed: 37,
    score: 412_873_905n,
    funded: 900_000_000n,
    partOf: (stage) => (stage % 6 === 3 ? 300n : usual(stage)),
  },
  // Now and then there is no score.
  {
    init: 30,
    first: 34,
    claimed: 36,
    score: 23_796_858_889n,
    funded: 420_000_000n,
    partOf: (stage) => (stage % 5 === 3 ? 0n : usual(stage)),
  },
  // Nothing was claimed yet.
  { init: 39, first: 39, claimed: null, score: 7_583_744_597n, funded: 610_000_000n, partOf: usual },
]

/** Returns what the account has of a rollup; undefined for a bridge that is none. */
export function standingOf(bridge: string): Standing | undefined {
  return STANDINGS[GAUGED.indexOf(bridge)]
}

/** The stage of a moment. */
export function stageAt(nowMs: number): number {
  return Math.max(1, Math.floor((nowMs / 1000 - FIRST_START) / STAGE_SECONDS) + 1)
}

/** When a stage begins and ends, and when the scores in it are written; seconds since 1970. */
export function timesOf(stage: number): { start: number; end: number; written: number } {
  const start = FIRST_START + (stage - 1) * STAGE_SECONDS
  const end = start + STAGE_SECONDS
  return { start, end, written: end + WRITTEN_AFTER }
}

/** The scores of a rollup in a stage. */
export interface Snapshot {
  written: number
  root: string
  total: bigint
  funded: bigint
  /** Of the account that has some. */
  score: bigint
  /** Hex digits, from its leaf up. */
  proof: string[]
}

/** Returns the scores of a rollup in a stage; null before they are written, and where it has no rewards yet. */
export function snapshotOf(member: string, bridge: string, stage: number, nowMs: number): Snapshot | null {
  const standing = standingOf(bridge)
  const { written } = timesOf(stage)
  if (standing === undefined || stage < standing.init || written * 1000 > nowMs) return null
  const score = stage < standing.first ? 0n : (standing.score * standing.partOf(stage)) / 1000n
  const others = Array.from({ length: 7 }, (_, index) => ({
    account: namedAddress(`vip ${index}`),
    score: (standing.score * BigInt(15 + index)) / 10n,
  }))
  const scored = [...others.slice(0, 3), ...(score === 0n ? [] : [{ account: member, score }]), ...others.slice(3)]
  const total = scored.reduce((sum, one) => sum + one.score, 0n)
  const leaves = scored.map((one) => leafOf(bridge, stage, one.account, one.score, total))
  const { root, proof } = treeOf(leaves, score === 0n ? null : 3)
  return { written, root: toHex(root), total, funded: standing.funded, score, proof: proof.map(toHex) }
}

/** Eight bytes, the lowest first. @throws Error for a number that the chain's modules could not keep. */
function u64(value: bigint): Uint8Array {
  if (value >= 2n ** 64n) throw new Error(`${value} is more than eight bytes keep`)
  return uint64(value).toReversed()
}

/** Returns the leaf of a score. */
export function leafOf(bridge: string, stage: number, account: string, score: bigint, total: bigint): Uint8Array {
  const address = concat(new Uint8Array(12), decodeBech32('init', account) ?? new Uint8Array(20))
  return sha3_256(concat(u64(BigInt(bridge)), u64(BigInt(stage)), address, u64(score), u64(total)))
}

/** Returns the node above two, the lower one first. */
export function nodeOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  return sha3_256(toHex(one) < toHex(other) ? concat(one, other) : concat(other, one))
}

/** The root, and the siblings of a leaf upwards; a node without a sibling goes up as it is. */
function treeOf(leaves: readonly Uint8Array[], of: number | null): { root: Uint8Array; proof: Uint8Array[] } {
  let [level, at] = [leaves, of]
  const proof: Uint8Array[] = []
  while (level.length > 1) {
    const sibling = at === null ? undefined : level[at % 2 === 0 ? at + 1 : at - 1]
    if (sibling !== undefined) proof.push(sibling)
    const below = level
    level = below.flatMap((node, index) => {
      const next = below[index + 1]
      if (index % 2 === 1) return []
      return [next === undefined ? node : nodeOf(node, next)]
    })
    at = at === null ? null : Math.floor(at / 2)
  }
  return { root: level[0] ?? new Uint8Array(32), proof }
}
