// Replies of the L1's modules of VIP: values of view functions on gauge votes and rollups, and the resource with their cycles.
// Sources: initia-labs/vip-contract sources/{weight_vote,vip}.move (ModuleStore, the structs named …Response); initia-labs/initia
// proto/initia/move/v1/query.proto (Resource); initia-labs/movevm crates/json/src/move_to_json.rs (how decimals are written).
import { z } from 'zod'
import { JsonText, MoveMoment, U64 } from './moveView.ts'

/** Far more rollups than there are. */
const MAX_ROLLUPS = 1000

/** A decimal of the VM from 0 to 1, in units of 18 decimals; very small ones have an exponent. */
export const Fraction = z
  .string()
  .regex(/^[01](?:\.\d{1,18})?$|^[1-9](?:\.\d{1,17})?[eE]-\d{1,2}$/)
  .transform(unitsOf)
  .refine((units) => units <= 10n ** 18n)

function unitsOf(text: string): bigint {
  const [digits = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', part = ''] = digits.split('.')
  const places = part.length - Number(exponent)
  const units = BigInt(whole + part)
  return places > 18 ? units / 10n ** BigInt(places - 18) : units * 10n ** BigInt(18 - places)
}

/** Number of a rollup's bridge. */
const BridgeId = U64.transform((digits) => BigInt(digits).toString())

/** A span of at most ten years, seconds. */
const Span = U64.transform(Number).refine((seconds) => seconds > 0 && seconds <= 10 * 31_557_600)

/** GET /initia/move/v1/accounts/{address}/resources/by_struct_tag of weight_vote::ModuleStore. */
export const GaugeCyclesResource = z.object({
  resource: z.object({
    move_resource: JsonText.pipe(
      z.object({ data: z.object({ current_cycle: U64, cycle_interval: Span, cycle_end_time: MoveMoment, voting_period: Span }) }),
    ),
  }),
})

/** weight_vote::get_proposal. */
export const GaugeProposalView = z.object({ data: JsonText.pipe(z.object({ voting_end_time: MoveMoment })) })

/** weight_vote::get_tally_infos. */
export const GaugeTalliesView = z.object({
  data: JsonText.pipe(z.array(z.object({ bridge_id: BridgeId, tally: U64 })).max(MAX_ROLLUPS)),
})

/** weight_vote::get_voting_power. */
export const VotingPowerView = z.object({ data: JsonText.pipe(U64) })

/** weight_vote::get_weight_vote; without weights where nothing was voted. */
export const OwnGaugeVoteView = z.object({
  data: JsonText.pipe(
    z.object({ voting_power: U64, weights: z.array(z.object({ bridge_id: BridgeId, weight: Fraction })).max(MAX_ROLLUPS) }),
  ),
})

/** vip::get_bridge_infos: the rollups that can be voted for, with what the last vote gave each. */
export const VipRollupsView = z.object({
  data: JsonText.pipe(z.array(z.object({ bridge_id: BridgeId, vip_weight: Fraction })).max(MAX_ROLLUPS)),
})
