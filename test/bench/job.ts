// Defines what a part of the benchmark measures.
import { z } from 'zod'

export const Job = z.object({
  part: z.string(),
  /** Of the history that is copied. */
  rows: z.number(),
  runs: z.number(),
  /** Of the archive that is opened, read and exported. */
  many: z.number(),
  /** Where archives lie; see `keptArchive.ts`. */
  folder: z.string(),
})
export type Job = z.infer<typeof Job>
