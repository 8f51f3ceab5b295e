// The REST gateway's answers about gauge votes: view functions of the modules of VIP, and the resource with their cycles.
// Source: initia-labs/vip-contract sources/{weight_vote,vip}.move.
import {
  CYCLE_SECONDS,
  cycleAt,
  cycleNamed,
  decimalText,
  GAUGED,
  lastWeight,
  powerOf,
  talliesOf,
  VOTING_SECONDS,
} from '../../book/gauges.ts'
import type { GaugeCycle } from '../../book/gauges.ts'
import { LOCKS_MODULE } from '../../book/staking.ts'
import type { ChainState } from '../../book/state.ts'
import { standingOf } from '../../vip/stages.ts'

/** A view by its arguments, the addresses among them in bech32; undefined where the VM aborts. */
type View = (args: readonly string[], state: ChainState, nowMs: number) => unknown

/** A cycle that has begun. */
function begun(cycle: string, nowMs: number): GaugeCycle | null {
  const number = Number(cycle)
  return number >= 1 && number <= cycleAt(nowMs).cycle ? cycleNamed(number) : null
}

/** Views of the modules, by module and name. Numbers of eight bytes are texts. */
export const GAUGE_VIEWS: Readonly<Record<string, View>> = {
  'weight_vote::get_proposal': ([cycle = ''], { gaugeVotes }, nowMs) => {
    const found = begun(cycle, nowMs)
    if (found === null) return undefined
    const total = [...talliesOf(gaugeVotes, found, nowMs).values()].reduce((sum, one) => sum + one, 0n)
    return { total_tally: total.toString(), voting_end_time: found.votingEnd.toString(), executed: false }
  },
  'weight_vote::get_tally_infos': ([cycle = ''], { gaugeVotes }, nowMs) => {
    const found = begun(cycle, nowMs)
    if (found === null) return undefined
    return [...talliesOf(gaugeVotes, found, nowMs)].map(([bridge_id, tally]) => ({ bridge_id, tally: tally.toString() }))
  },
  'weight_vote::get_voting_power': ([owner = ''], { staking }, nowMs) => powerOf(staking, owner, nowMs).toString(),
  'weight_vote::get_weight_vote': ([cycle = '', owner = ''], { gaugeVotes }, nowMs) => {
    if (begun(cycle, nowMs) === null) return undefined
    const vote = gaugeVotes.get(Number(cycle))?.get(owner)
    return {
      max_voting_power: (vote?.maxPower ?? 0n).toString(),
      voting_power: (vote?.power ?? 0n).toString(),
      weights: (vote?.weights ?? []).map(({ bridge, weight }) => ({ bridge_id: bridge, weight: decimalText(weight) })),
    }
  },
  'vip::get_bridge_infos': () =>
    GAUGED.map((bridge_id) => ({
      init_stage: String(standingOf(bridge_id)?.init ?? 1),
      bridge_id,
      version: '1',
      bridge_addr: '0x1',
      operator_addr: '0x1',
      vip_l2_score_contract: 'vip_score',
      vip_weight: decimalText(lastWeight(bridge_id)),
      vm_type: '0',
    })),
}

/** The resource with the cycles of gauge votes. */
export const GAUGE_STORE = `${LOCKS_MODULE}::weight_vote::ModuleStore`

/** Returns what the resource holds. */
export function gaugeStore(nowMs: number): object {
  const { cycle, start, end } = cycleAt(nowMs)
  const moments = { current_cycle: `${cycle}`, cycle_start_time: `${start}`, cycle_end_time: `${end}` }
  return {
    ...moments,
    cycle_interval: `${CYCLE_SECONDS}`,
    voting_period: `${VOTING_SECONDS}`,
    proposals: { handle: '0x1', length: `${cycle}` },
  }
}
