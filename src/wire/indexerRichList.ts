// Who holds most of a denomination, as the indexers of EVM rollups keep it.
// Source: initia-labs/rollytics api/handler/richlist/types.go.
import { z } from 'zod'

export const IndexerHolder = z.object({
  /** 0x on EVM rollups, bech32 elsewhere. */
  account: z.string().min(1),
  /** Base units. */
  amount: z.string().regex(/^\d+$/),
})
export type IndexerHolder = z.infer<typeof IndexerHolder>
