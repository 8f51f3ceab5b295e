// Replies about VIP rewards: the positions of the VIP service, and what the L1's modules keep in resources and tables.
// Sources: initia-labs/interwovenkit packages/interwovenkit-react/src/data/initia-vip.ts (the service's reply); initia-labs/vip-contract
// sources/{vip,vesting}.move (the structs); initia-labs/initia proto/initia/move/v1/{query,types}.proto (Resource, TableEntry);
// initia-labs/movevm crates/json/src/move_to_json.rs (how values are written: bytes as hex digits, none of them as an empty list).
import { z } from 'zod'
import { PageResponse } from './cosmos.ts'
import { Fraction } from './gauges.ts'
import { JsonText, MoveAddress, MoveMoment, U64 } from './moveView.ts'

/** Far more rollups than there are; more stages than forty years have. */
const [MAX_GROUPS, MAX_ENTRIES] = [200, 1000]

/** Number of a bridge, or of its registration: as many digits as the contract takes. */
const Ordinal = U64.transform((digits) => BigInt(digits).toString()).refine((digits) => /^[1-9]\d{0,18}$/.test(digits))

/** Number of a stage: they last two weeks. */
const Stage = U64.transform(Number).refine((stage) => stage <= 1_000_000_000)

/** 32 bytes, in base64 or in hex; as hex digits. */
const Hash = z
  .string()
  .transform((text) =>
    /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64').toString('hex') : text.replace(/^0x/, '').toLowerCase(),
  )
  .refine((text) => /^[0-9a-f]{64}$/.test(text))

/** GET {vip}/vesting/positions/{address}: stages by rollup. Of what it says only scores and proofs are used; the rest the chain tells. */
export const VipPositions = z
  .array(
    z.object({
      data: z
        .array(
          z.object({
            bridge_id: Ordinal,
            version: Ordinal,
            start_stage: Stage,
            user_score: U64,
            merkle_proofs: z
              .array(Hash)
              .max(64)
              .nullish()
              .transform((proofs) => proofs ?? []),
          }),
        )
        .max(MAX_ENTRIES),
    }),
  )
  .max(MAX_GROUPS)

/** A resource with this in it. */
const resourceOf = <T extends z.ZodType>(data: T) => z.object({ resource: z.object({ move_resource: JsonText.pipe(z.object({ data })) }) })

/** An entry of a table with this in it. */
const entryOf = <T extends z.ZodType>(value: T) => z.object({ table_entry: z.object({ value: JsonText.pipe(value) }) })

/** A table inside a struct. */
const Handle = z.object({ handle: MoveAddress })

/** vip::ModuleStore. */
export const VipStoreResource = resourceOf(
  z.object({
    stage: Stage,
    stage_end_time: MoveMoment,
    stage_interval: U64.transform(Number).refine((seconds) => seconds > 0 && seconds <= 10 * 31_557_600),
    vesting_period: U64.transform(Number).refine((stages) => stages > 0 && stages <= 100_000),
    challenge_period: U64.transform(Number).refine((seconds) => seconds <= 10 * 31_557_600),
    minimum_score_ratio: Fraction,
    stage_data: Handle,
  }),
)

/** vesting::ModuleStore. */
export const VestingStoreResource = resourceOf(z.object({ user_vestings: Handle }))

/** vesting::VestingStore of an account and a rollup. */
export const VestingStoreEntry = entryOf(z.object({ last_claimed_stage: Stage, vestings: Handle }))

/** vesting::UserVesting of the stages that an account claimed. */
export const VestingEntries = z.object({
  table_entries: z.array(
    z.object({
      value: JsonText.pipe(
        z.object({
          initial_reward: U64,
          remaining_reward: U64,
          start_stage: Stage,
          end_stage: Stage,
          vest_max_amount: U64,
          minimum_score: U64,
        }),
      ),
    }),
  ),
  pagination: PageResponse.nullish(),
})

/** vip::StageData. */
export const StageDataEntry = entryOf(z.object({ user_funded_rewards: Handle, snapshots: Handle }))

/** vip::Snapshot of a rollup in a stage. */
export const SnapshotEntry = entryOf(z.object({ create_time: MoveMoment, merkle_root: Hash, total_l2_score: U64 }))

/** What the accounts of a rollup get for a stage. */
export const FundedEntry = entryOf(U64)

/** vip::get_bridge_infos: since which stage each registered rollup has rewards. */
export const VipBridgesView = z.object({
  data: JsonText.pipe(z.array(z.object({ bridge_id: Ordinal, version: Ordinal, init_stage: Stage })).max(MAX_GROUPS)),
})
