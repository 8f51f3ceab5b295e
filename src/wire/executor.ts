// Replies about withdrawals through an optimistic bridge: from its executor, and from the L1's module.
// Sources: initia-labs/opinit-bots executor/types/query.go; initia-labs/OPinit proto/opinit/ophost/v1/{query,types}.proto.
import { z } from 'zod'

/** An unsigned 64-bit number in decimal text. */
const Uint64 = z
  .string()
  .regex(/^\d{1,20}$/, { abort: true })
  .refine((text) => BigInt(text) < 2n ** 64n)
/** Go writes such numbers as JSON numbers in one place and as text in the other. */
const Count = z.union([z.number().int().min(0).transform(String), Uint64])
/** Bytes in base64; null and absent mean empty. */
const Base64 = z
  .base64()
  .nullish()
  .transform((text) => text ?? '')

/** One entry of GET /withdrawals/{address}, and the body of GET /withdrawal/{sequence}. Proofs are missing until an output contains it. */
export const ExecutorWithdrawal = z.object({
  sequence: Count,
  from: z.string(),
  to: z.string(),
  /** Denomination on the L1. */
  amount: z.object({ denom: z.string(), amount: Uint64 }),
  bridge_id: Count,
  /** 0 until an output contains it. */
  output_index: Count.nullish().transform((index) => index ?? '0'),
  withdrawal_proofs: z
    .array(z.base64())
    .nullish()
    .transform((proofs) => proofs ?? []),
  version: Base64,
  storage_root: Base64,
  last_block_hash: Base64,
  /** Nanoseconds or seconds since 1970, by version; nanoseconds as a number exceed 2^53 and lose their last digits. */
  tx_time: z
    .union([
      z
        .number()
        .min(0)
        .transform((time) => BigInt(Math.trunc(time)).toString()),
      Uint64,
    ])
    .nullish()
    .transform((time) => time ?? null),
  tx_hash: z
    .string()
    .regex(/^[0-9A-F]{64}$/i)
    .nullish()
    .catch(null)
    .transform((hash) => hash?.toUpperCase() ?? null),
})
export type ExecutorWithdrawal = z.infer<typeof ExecutorWithdrawal>

/** Attributes of the rollup's event `initiate_token_withdrawal`. Source: initia-labs/OPinit x/opchild/types/event.go. */
export const WithdrawalEvent = z.object({ l2_sequence: Uint64, from: z.string(), to: z.string(), base_denom: z.string(), amount: Uint64 })

/** Body of GET /withdrawals/{address}. */
export const ExecutorWithdrawals = z.object({
  withdrawals: z
    .array(ExecutorWithdrawal)
    .nullish()
    .transform((list) => list ?? []),
})

/** A length of time as protobuf's JSON has it. */
const Span = z.string().regex(/^\d+(\.\d+)?s$/)

/** GET /opinit/ophost/v1/bridges/{id} */
export const HostBridge = z.object({
  bridge_config: z.object({ finalization_period: Span, submission_interval: Span.nullish().transform((span) => span ?? '0s') }),
})

/** GET /opinit/ophost/v1/bridges/{id}/outputs/{index} */
export const HostOutput = z.object({
  output_proposal: z.object({ output_root: z.base64(), l1_block_time: z.iso.datetime({ offset: true }), l2_block_number: Count }),
})

/** GET /opinit/ophost/v1/bridges/{id}/withdrawals/claimed/by_hash?withdrawal_hash= */
export const HostClaimed = z.object({ claimed: z.boolean().default(false) })

/** GET /opinit/ophost/v1/bridges/{id}/migration_info/by_l1_denom?l1_denom= */
export const HostMigration = z.object({ migration_info: z.object({ ibc_channel_id: z.string(), ibc_port_id: z.string() }) })
