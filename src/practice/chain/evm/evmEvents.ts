// What happened to the Ethereum sides of the practice chains, as practice.db keeps it: transactions that were accepted, and what tests ordered.
import { z } from 'zod'
import type { TransferOutcome } from '../../store/acceptedStore.ts'

/** How a waiting transaction is to end: in a block, in a block but reverted, never, or thrown out of the pool. */
export const EvmTxOutcome = z.enum(['success', 'reverted', 'stuck', 'dropped'])
export type EvmTxOutcome = z.infer<typeof EvmTxOutcome>

/** An order of a test: a different base fee (wei), one transaction into the next block whatever else waits, or out of the pool. */
export const EvmOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('baseFee'), wei: z.string() }),
  z.object({ kind: z.literal('include'), hash: z.string() }),
  z.object({ kind: z.literal('drop'), hash: z.string() }),
])
export type EvmOrder = z.infer<typeof EvmOrder>

/** One entry; `raw` is hex without 0x, `outcome` that of the bridge it may call. */
export const EvmEvent = z.union([
  z.object({
    kind: z.literal('accepted'),
    raw: z.string(),
    fate: EvmTxOutcome,
    outcome: z.custom<TransferOutcome>((value) => typeof value === 'string'),
  }),
  EvmOrder,
])
export type EvmEvent = z.infer<typeof EvmEvent>
