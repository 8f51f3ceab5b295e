// Answers of /v2/tx/status by family, as the router's public documents have them, and what they mean for a transfer.
// test/recorded/trackingReplies.jsonl has one a line, written out of the file that it names: hashes and addresses are shortened.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const TrackingReply = z.strictObject({
  family: z.string(),
  name: z.string(),
  source: z.strictObject({ repository: z.string(), path: z.string(), commit: z.string().regex(/^[0-9a-f]{40}$/) }),
  /** Whether that file has this answer, and not its fields alone. */
  isExample: z.boolean(),
  /** Where the route is to end. */
  to: z.strictObject({ chainId: z.string(), denom: z.string() }),
  body: z.looseObject({}),
  outcome: z.string(),
  hops: z.array(z.string()),
  /** Which chain the money is on or on its way to. */
  funds: z.tuple([z.string(), z.string()]),
})
export type TrackingReply = z.infer<typeof TrackingReply>

const FILE = new URL('../../recorded/trackingReplies.jsonl', import.meta.url)
export const TRACKING_REPLIES: readonly TrackingReply[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => TrackingReply.parse(JSON.parse(line)))
