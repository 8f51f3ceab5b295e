// What vests of VIP rewards on the practice L1, and what a claim makes of it.
// Source: initia-labs/vip-contract sources/vesting.move (batch_claim_previous_user_vestings, create_user_vesting).
import { GAUGED } from '../book/gauges.ts'
import { snapshotOf, standingOf, timesOf, VESTING_STAGES } from './stages.ts'

/** The reward of a stage. */
export interface Vesting {
  start: number
  end: number
  initial: bigint
  remaining: bigint
  penalty: bigint
  max: bigint
  score: bigint
  minimum: bigint
}

/** What an account claimed of a rollup. */
export interface VestingStore {
  lastClaimed: number
  vestings: readonly Vesting[]
}

/** VIP of the chain: the account that has scores, and what accounts claimed, by bridge and address. */
export interface VipBook {
  /** Empty on chains without. */
  member: string
  stores: Map<string, VestingStore>
}

/** Names what an account claimed of a rollup. */
export const storeKey = (bridge: string, address: string): string => `${bridge} ${address}`

/** A stage that is claimed. */
export interface ClaimedStage {
  stage: number
  score: bigint
  total: bigint
  funded: bigint
}

/** Claims stages. @returns what vests then, and what is paid out. */
export function claimStages(before: readonly Vesting[], stages: readonly ClaimedStage[]): { vestings: Vesting[]; net: bigint } {
  let vestings = before.map((vesting) => ({ ...vesting }))
  let net = 0n
  for (const { stage, score, total, funded } of stages) {
    const left: Vesting[] = []
    for (const vesting of vestings) {
      const amount = score >= vesting.minimum ? vesting.max : (vesting.max * score) / vesting.minimum
      if (vesting.remaining >= vesting.max) {
        net += amount
        vesting.penalty += vesting.max - amount
        vesting.remaining -= vesting.max
      } else if (vesting.remaining > amount) {
        net += amount
        vesting.penalty += vesting.remaining - amount
        vesting.remaining = 0n
      } else {
        net += vesting.remaining
        vesting.remaining = 0n
      }
      if (stage === vesting.end) {
        net += vesting.remaining
        vesting.remaining = 0n
      }
      if (vesting.remaining > 0n) left.push(vesting)
    }
    const initial = total === 0n ? 0n : (funded * score) / total
    if (initial > 0n) {
      const minimum = score / 2n
      const max = initial / BigInt(VESTING_STAGES)
      left.push({ start: stage, end: stage + VESTING_STAGES, initial, remaining: initial, penalty: 0n, max, score, minimum })
    }
    vestings = left
  }
  return { vestings, net }
}

/** Returns VIP as it is when the written history ends: an account with scores, some of which it claimed. */
export function beginVip(member: string): VipBook {
  const stores = new Map<string, VestingStore>()
  for (const bridge of GAUGED) {
    const { first, claimed } = standingOf(bridge) ?? { first: 1, claimed: null }
    if (claimed === null) continue
    const stages = Array.from({ length: claimed - first + 1 }, (_, index) => first + index).flatMap((stage) => {
      const snapshot = snapshotOf(member, bridge, stage, timesOf(claimed + 1).end * 1000)
      return snapshot === null ? [] : [{ stage, ...snapshot }]
    })
    stores.set(storeKey(bridge, member), { lastClaimed: claimed, vestings: claimStages([], stages).vestings })
  }
  return { member, stores }
}
