// Blocks of both indexer dialects, converted to one form; the chain's head as the L1's indexer reports it; the largest holders on EVM rollups.
// Sources: initia-labs/rollytics api/handler/block/types.go and api/handler/richlist/types.go; initia-labs/core-indexer api/dto/block.go.
import { z } from 'zod'
import { IndexerCoin, IntegerText } from './indexer.ts'
import { textOrNull } from './text.ts'

const integerOrNull = IntegerText.nullish().transform((text) => text ?? null)

/** core-indexer misspells `identity` and omits what it does not store. */
const Proposer = z
  .object({ moniker: textOrNull, operator_address: textOrNull })
  .nullish()
  .transform((proposer) => (proposer === null || proposer === undefined ? null : proposer))

/**
 * A block. Output: heights and gas as decimal text, times as RFC 3339 text, `intervalMs` since the previous block; null where the dialect
 * does not report it.
 */
export const IndexerBlock = z
  .object({
    height: IntegerText,
    hash: z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/),
    timestamp: z.string(),
    block_time: integerOrNull,
    gas_used: integerOrNull,
    gas_wanted: integerOrNull,
    /** core-indexer's name of `gas_wanted`. */
    gas_limit: integerOrNull,
    tx_count: integerOrNull,
    /** A stored null is sent as null. */
    total_fee: z
      .array(IndexerCoin)
      .nullish()
      .transform((coins) => coins ?? []),
    proposer: Proposer,
  })
  .transform((block) => ({
    height: block.height,
    /** 64 upper-case hex digits. */
    hash: block.hash.replace(/^0x/, '').toUpperCase(),
    time: block.timestamp,
    intervalMs: block.block_time,
    gasUsed: block.gas_used,
    gasWanted: block.gas_wanted ?? block.gas_limit,
    txCount: block.tx_count,
    fees: block.total_fee,
    proposer: block.proposer === null ? null : { moniker: block.proposer.moniker, address: block.proposer.operator_address },
  }))
export type IndexerBlock = z.infer<typeof IndexerBlock>

/** GET …/blocks/{height}: rollytics wraps the block, core-indexer does not. */
export const IndexerBlockReply = z.union([z.object({ block: IndexerBlock }).transform(({ block }) => block), IndexerBlock])

/** GET …/avg_blocktime (rollytics), …/avg_block_time (core-indexer). Seconds; 0 while there are fewer than two blocks. */
export const IndexerAverageBlockTime = z.object({ avg_block_time: z.number().nonnegative() })

/** GET …/latest_block_height of core-indexer. */
export const IndexerLatestHeight = z.object({ height: IntegerText })

/** One holder. */
export const IndexerHolder = z.object({
  /** 0x on EVM rollups, bech32 elsewhere. */
  account: z.string().min(1),
  /** Base units. */
  amount: z.string().regex(/^\d+$/),
})
export type IndexerHolder = z.infer<typeof IndexerHolder>
