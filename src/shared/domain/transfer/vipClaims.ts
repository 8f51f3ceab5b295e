// Defines claims of VIP rewards: what claiming stages of a rollup grants, pays out and forfeits, and how much fits into one signature. Pure,
// free of zod.
// Source: initia-labs/vip-contract sources/vip.move (batch_claim_user_reward_script), sources/vesting.move (batch_claim_user_reward,
// batch_claim_previous_user_vestings, create_user_vesting).

/** Name of the module that pays out, and of the one that keeps what vests. */
export const [VIP_MODULE, VESTING_MODULE] = ['vip', 'vesting']

/** Most stages of one rollup, and most rollups, that one signature claims. */
export const [MAX_VIP_STAGES, MAX_VIP_ROLLUPS] = [8, 8]

/** Most hashes of a proof: a tree of four billion accounts. */
export const MAX_PROOF = 32

/** Most characters of the arguments of all calls, as the document escapes them: with more, the Ethereum app could not show it. */
const MAX_LENGTH = 6300
/** About what a message has besides its arguments. */
const MESSAGE_LENGTH = 340

/** A stage of a rollup as it is claimed: the account's score in it, and the hashes that prove it. */
export interface VipStage {
  stage: number
  /** Whole number. */
  score: string
  /** 64 hex digits each, from the leaf up; empty for a score of 0, which the module takes without a proof. */
  proof: readonly string[]
}

/** Consecutive stages of a rollup, the first of them the one after the last that was claimed. */
export interface VipClaim {
  /** Number of the rollup's bridge on the L1. */
  bridge: string
  /** Of the rollup's registration. */
  version: string
  stages: readonly VipStage[]
}

/** Returns the arguments of the call that claims: each is JSON. */
export function vipArguments({ bridge, version, stages }: VipClaim): string[] {
  return [
    bridge,
    version,
    stages.map(({ stage }) => stage.toString()),
    stages.map(({ proof }) => proof),
    stages.map(({ score }) => score),
  ].map((argument) => JSON.stringify(argument))
}

/** Returns whether claims fit into one document that either app of the Ledger shows. */
export function fitsDevice(claims: readonly VipClaim[]): boolean {
  const lengths = claims.map((claim) => MESSAGE_LENGTH + JSON.stringify(vipArguments(claim)).length)
  return lengths.reduce((sum, one) => sum + one, 0) <= MAX_LENGTH
}

/** Returns whether claims are one: each rollup once, its stages consecutive, proofs exactly where there is a score, and all of it shown. */
export function isVipClaim(claims: readonly VipClaim[]): boolean {
  const areApart = new Set(claims.map(({ bridge, version }) => `${bridge} ${version}`)).size === claims.length
  return areApart && claims.every(({ stages }) => isRun(stages)) && fitsDevice(claims)
}

function isRun(stages: readonly VipStage[]): boolean {
  return stages.every(
    ({ stage, score, proof }, index) => stage === (stages[0]?.stage ?? 0) + index && (score !== '0' || proof.length === 0),
  )
}

/** What vests of the reward of one stage. */
export interface VipPosition {
  /** The stage that granted it, and the one whose claim pays out the last of it. */
  stage: number
  end: number
  /** What was granted, what is left of it, and the most that each stage pays out of it, base units. */
  granted: bigint
  remaining: bigint
  perStage: bigint
  /** The score that pays out all of `perStage`; a lower one pays out a part, and the rest is lost. */
  minimumScore: bigint
}

/** What the chain says of a stage, with the score in it. */
export interface ScoredStage {
  stage: number
  score: bigint
  /** Score of all accounts of the rollup. */
  total: bigint
  /** What the rollup's accounts get for it, base units. */
  funded: bigint
}

/** How what is granted now vests. */
export interface VestingRules {
  /** Over how many stages. */
  period: number
  /** Part of the score that has to be kept, in units of 18 decimals. */
  minimumRatio: bigint
}

/** What claiming a stage does, base units. */
export interface StageOutcome {
  stage: number
  /** Begins to vest. */
  granted: bigint
  /** Vests of earlier stages, and is paid out. */
  paid: bigint
  /** Would have vested with a higher score, and is lost. */
  forfeited: bigint
}

/** Returns what claiming consecutive stages does, one after another. */
export function claimOutcome(positions: readonly VipPosition[], stages: readonly ScoredStage[], rules: VestingRules): StageOutcome[] {
  let held = positions.map((position) => ({ ...position }))
  return stages.map(({ stage, score, total, funded }) => {
    let [paid, forfeited] = [0n, 0n]
    for (const position of held) {
      const vests = vest(position, score, stage)
      paid += vests.paid
      forfeited += vests.forfeited
      position.remaining -= vests.paid + vests.forfeited
    }
    held = held.filter(({ remaining }) => remaining > 0n)
    const granted = total === 0n ? 0n : (funded * score) / total
    if (granted > 0n) {
      const minimumScore = (rules.minimumRatio * score) / 10n ** 18n
      const perStage = granted / BigInt(rules.period)
      held.push({ stage, end: stage + rules.period, granted, remaining: granted, perStage, minimumScore })
    }
    return { stage, granted, paid, forfeited }
  })
}

/** What a position pays out for a stage, and what of it is lost: of the last one also what rounding left. */
function vest({ remaining, perStage, minimumScore, end }: VipPosition, score: bigint, stage: number): { paid: bigint; forfeited: bigint } {
  const most = score >= minimumScore ? perStage : (perStage * score) / minimumScore
  const due = remaining < perStage ? remaining : perStage
  const paid = most < due ? most : due
  const rest = stage === end ? remaining - due : 0n
  return { paid: paid + rest, forfeited: due - paid }
}
