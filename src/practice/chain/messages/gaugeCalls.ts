// The function of the module of gauge votes that the practice L1 executes: an account votes with parts of its voting power, in place of an
// earlier vote in that cycle.
// Sources: initia-labs/vip-contract sources/weight_vote.move; initia-labs/movevm initia_stdlib error.move (the category of a code) and
// crates/json/src/json_to_move.rs (arguments in JSON); diem/bcs README.
import { ChainError, type Effects } from '../../book/effects.ts'
import { cycleAt, cycleNamed, decimalText, GAUGED, powerOf, WEIGHT_UNIT, type GaugeVote } from '../../book/gauges.ts'
import { LOCKS_MODULE } from '../../book/staking.ts'
import { hexAddress } from '../../evm/abi.ts'
import type { ActContext } from './message.ts'
import type { MoveCall } from './moveStdlib.ts'
import { readU64 } from './swap.ts'

/** Codes of the module: a category above, its number below; one was written without. */
const ABORTS = { ended: 0x30003, tooMuch: 0x10006, unknownRollup: 0x10007, noPower: 0xd0008, lengths: 9, noCycle: 0x6000a } as const

function aborted(why: keyof typeof ABORTS): ChainError {
  return new ChainError(1, 'undefined', `VM aborted: location=${LOCKS_MODULE.slice(2)}::weight_vote, code=${ABORTS[why]}`)
}

function verification(status: string): ChainError {
  return new ChainError(1, 'undefined', `VM error: status ${status} of type Verification`)
}

function isVote({ module_address: address, module_name: module, function_name: name }: Omit<MoveCall, 'sender' | 'args'>): boolean {
  return address === LOCKS_MODULE && module === 'weight_vote' && name === 'vote'
}

interface Ballot {
  cycle: bigint
  bridges: string[]
  weights: bigint[]
}

/** Executes a vote with arguments in BCS; other functions change nothing here. @throws ChainError in the VM's words. */
export function runGauges(effects: Effects, context: ActContext, call: MoveCall): void {
  if (!isVote(call)) return
  const [cycle, bridges, weights, more] = call.args
  if (cycle === undefined || bridges === undefined || weights === undefined || more !== undefined) {
    throw verification('NUMBER_OF_ARGUMENTS_MISMATCH')
  }
  const ballot = { cycle: readU64(cycle), bridges: readItems(bridges, () => 8).map((item) => readU64(item).toString()) }
  cast(effects, context, call.sender, { ...ballot, weights: readItems(weights, (rest) => 1 + (rest[0] ?? 0)).map(littleEndian) })
}

/** Executes a vote with arguments in JSON. @returns whether the call was one. @throws ChainError in the VM's words. */
export function runGaugesJson(effects: Effects, context: ActContext, head: Omit<MoveCall, 'args'>, args: readonly string[]): boolean {
  if (!isVote(head)) return false
  if (args.length !== 3) throw verification('NUMBER_OF_ARGUMENTS_MISMATCH')
  const [cycle, bridges, weights] = args.map((text): unknown => JSON.parse(text))
  cast(effects, context, head.sender, {
    cycle: whole(cycle),
    bridges: texts(bridges).map((text) => whole(text).toString()),
    weights: texts(weights).map(decimal),
  })
  return true
}

/** Items of a list of at most 127, each as long as `lengthOf` says of what is left. */
function readItems(bytes: Uint8Array, lengthOf: (rest: Uint8Array) => number): Uint8Array[] {
  const items: Uint8Array[] = []
  let rest = bytes.slice(1)
  while (rest.length > 0) {
    items.push(rest.slice(0, lengthOf(rest)))
    rest = rest.slice(lengthOf(rest))
  }
  if (items.length !== bytes[0]) throw verification('FAILED_TO_DESERIALIZE_ARGUMENT')
  return items
}

/** A decimal in BCS: the bytes of its units behind their number, the lowest first. */
function littleEndian(bytes: Uint8Array): bigint {
  return bytes.slice(1).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

function texts(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw verification('FAILED_TO_DESERIALIZE_ARGUMENT')
  return value
}

function whole(value: unknown): bigint {
  if (typeof value !== 'string' || !/^\d{1,20}$/.test(value)) throw verification('FAILED_TO_DESERIALIZE_ARGUMENT')
  return BigInt(value)
}

function decimal(value: unknown): bigint {
  const [, before, after = ''] = typeof value === 'string' ? (/^(\d+)(?:\.(\d*))?$/.exec(value) ?? []) : []
  if (before === undefined) throw verification('FAILED_TO_DESERIALIZE_ARGUMENT')
  return BigInt(before + after.slice(0, 18).padEnd(18, '0'))
}

function cast(effects: Effects, { state, timeMs }: ActContext, sender: string, { cycle, bridges, weights }: Ballot): void {
  const maxPower = powerOf(state.staking, sender, timeMs)
  if (maxPower === 0n) throw aborted('noPower')
  if (bridges.length !== weights.length) throw aborted('lengths')
  if (bridges.some((bridge) => !GAUGED.includes(bridge))) throw aborted('unknownRollup')
  const sum = weights.reduce((before, weight) => before + weight, 0n)
  if (sum > WEIGHT_UNIT) throw aborted('tooMuch')
  if (cycle < 1n || cycle > BigInt(cycleAt(timeMs).cycle)) throw aborted('noCycle')
  const { votingEnd } = cycleNamed(Number(cycle))
  if (Math.floor(timeMs / 1000) > votingEnd) throw aborted('ended')
  // The module keeps them from the last to the first.
  const kept = bridges.map((bridge, index) => ({ bridge, weight: weights[index] ?? 0n })).toReversed()
  const power = (sum * maxPower) / WEIGHT_UNIT
  effects.emit('move', {
    type_tag: `${LOCKS_MODULE}::weight_vote::VoteEvent`,
    data: JSON.stringify({
      account: hexAddress(sender),
      cycle: cycle.toString(),
      max_voting_power: maxPower.toString(),
      voting_power: power.toString(),
      weights: kept.map(({ bridge, weight }) => ({ bridge_id: bridge, weight: decimalText(weight) })),
    }),
  })
  effects.afterwards(() => {
    const votes = state.gaugeVotes.get(Number(cycle)) ?? new Map<string, GaugeVote>()
    state.gaugeVotes.set(Number(cycle), votes.set(sender, { maxPower, power, weights: kept }))
  })
}
