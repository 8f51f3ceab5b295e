// The function of the module of VIP that the practice L1 executes: an account claims the rewards of stages, with arguments in JSON.
// Sources: initia-labs/vip-contract sources/vip.move (batch_claim_user_reward_script), sources/vesting.move; initia-labs/movevm
// initia_stdlib error.move (the category of a code) and crates/json/src/json_to_move.rs (how arguments are read).
import { ChainError, type Effects } from '../../book/effects.ts'
import { LOCKS_MODULE } from '../../book/staking.ts'
import { hexAddress } from '../../evm/abi.ts'
import { fromHex, toHex } from '../../keys/bytes.ts'
import { CHALLENGE_SECONDS, leafOf, nodeOf, snapshotOf, standingOf, VERSION, type Snapshot } from '../../vip/stages.ts'
import { claimStages, storeKey, type Vesting } from '../../vip/vesting.ts'
import type { ActContext } from './message.ts'
import { issueCoin } from './moveCoin.ts'
import type { MoveCall } from './moveStdlib.ts'

/** Codes of the module: a category above, its number below. */
const ABORTS = {
  batch: 0x10011,
  noScores: 0x60006,
  tooEarly: 0x50015,
  notNext: 0x10010,
  order: 0x10014,
  proofLength: 0x1000b,
  wrongProof: 0x1000a,
} as const
const DENOM = 'uinit'

function aborted(why: keyof typeof ABORTS): ChainError {
  return new ChainError(1, 'undefined', `VM aborted: location=${LOCKS_MODULE.slice(2)}::vip, code=${ABORTS[why]}`)
}

function verification(status: string): ChainError {
  return new ChainError(1, 'undefined', `VM error: status ${status} of type Verification`)
}

const unreadable = () => verification('FAILED_TO_DESERIALIZE_ARGUMENT')

interface Claim {
  bridge: string
  stages: number[]
  proofs: Uint8Array[][]
  scores: bigint[]
}

/** Executes a claim. @returns whether the call was one. @throws ChainError in the VM's words. */
export function runVipJson(effects: Effects, context: ActContext, head: Omit<MoveCall, 'args'>, args: readonly string[]): boolean {
  const { module_address: address, module_name: module, function_name: name, sender } = head
  if (address !== LOCKS_MODULE || module !== 'vip' || name !== 'batch_claim_user_reward_script') return false
  if (args.length !== 5) throw verification('NUMBER_OF_ARGUMENTS_MISMATCH')
  const [bridge, version, stages, proofs, scores] = args.map((argument): unknown => JSON.parse(argument))
  const claim = {
    bridge: whole(bridge).toString(),
    stages: list(stages).map((stage) => Number(whole(stage))),
    proofs: list(proofs).map((proof) => list(proof).map(bytes)),
    scores: list(scores).map(whole),
  }
  if (whole(version).toString() !== VERSION) throw aborted('noScores')
  run(effects, context, sender, claim)
  return true
}

function run(effects: Effects, { state, timeMs }: ActContext, sender: string, { bridge, stages, proofs, scores }: Claim): void {
  const { vip } = state
  const [first] = stages
  if (first === undefined || proofs.length !== stages.length || scores.length !== stages.length) throw aborted('batch')
  const scoresOf = (stage: number): Snapshot => {
    const found = snapshotOf(vip.member, bridge, stage, timeMs)
    if (found === null) throw aborted('noScores')
    return found
  }
  if (timeMs / 1000 <= scoresOf(stages.at(-1) ?? 0).written + CHALLENGE_SECONDS) throw aborted('tooEarly')
  const store = vip.stores.get(storeKey(bridge, sender))
  const init = standingOf(bridge)?.init ?? 0
  if (first >= init + 1 && store !== undefined && store.lastClaimed !== first - 1) throw aborted('notNext')
  const claimed = stages.map((stage, index) => {
    if (stage !== first + index) throw aborted('order')
    const snapshot = scoresOf(stage)
    const score = scores[index] ?? 0n
    if (score !== 0n) prove(snapshot, leafOf(bridge, stage, sender, score, snapshot.total), proofs[index] ?? [])
    return { stage, score, total: snapshot.total, funded: snapshot.funded }
  })
  const before = store?.vestings ?? []
  const { vestings, net } = claimStages(before, claimed)
  emit(effects, { bridge, sender, claimed, vestings })
  if (net > 0n) issueCoin(effects, sender, { denom: DENOM, amount: net.toString() })
  effects.afterwards(() => vip.stores.set(storeKey(bridge, sender), { lastClaimed: stages.at(-1) ?? first, vestings }))
}

function prove({ root }: Snapshot, leaf: Uint8Array, proof: readonly Uint8Array[]): void {
  let node = leaf
  for (const hash of proof) {
    if (hash.length !== 32) throw aborted('proofLength')
    node = nodeOf(node, hash)
  }
  if (toHex(node) !== root) throw aborted('wrongProof')
}

interface Done {
  bridge: string
  sender: string
  claimed: readonly { stage: number; score: bigint }[]
  vestings: readonly Vesting[]
}

function emit(effects: Effects, { bridge, sender, claimed, vestings }: Done): void {
  const head = { account: hexAddress(sender), bridge_id: bridge, version: VERSION }
  const tell = (event: string, data: object) =>
    effects.emit('move', { type_tag: `${LOCKS_MODULE}::vesting::${event}`, data: JSON.stringify(data) })
  for (const { stage, score } of claimed) {
    const made = vestings.find(({ start }) => start === stage)
    tell('UserVestingCreateEvent', {
      ...head,
      start_stage: String(stage),
      end_stage: String(made?.end ?? stage),
      l2_score: score.toString(),
      minimum_score: String(made?.minimum ?? 0n),
      initial_reward: String(made?.initial ?? 0n),
    })
  }
  for (const { start, initial, remaining, penalty } of vestings.filter((one) => one.initial !== one.remaining)) {
    tell('UserVestingChangedEvent', {
      ...head,
      start_stage: String(start),
      initial_reward: initial.toString(),
      remaining_reward: remaining.toString(),
      penalty_reward: penalty.toString(),
    })
  }
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw unreadable()
  return value
}

function whole(value: unknown): bigint {
  if (typeof value !== 'string' || !/^\d{1,20}$/.test(value)) throw unreadable()
  return BigInt(value)
}

function bytes(value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^([0-9a-f]{2})*$/.test(value)) throw unreadable()
  return fromHex(value)
}
