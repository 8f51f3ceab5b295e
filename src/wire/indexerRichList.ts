// Largest holders of a denomination, from indexers of EVM rollups.
// Source: initia-labs/rollytics api/handler/richlist/types.go.
import { z } from 'zod'

/** One holder. */
export const IndexerHolder = z.object({
  /** 0x on EVM rollups, bech32 elsewhere. */
  account: z.string().min(1),
  /** Base units. */
  amount: z.string().regex(/^\d+$/),
})
export type IndexerHolder = z.infer<typeof IndexerHolder>
