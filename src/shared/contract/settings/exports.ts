// What can be written out of Waybill, and where it went.
import { z } from 'zod'
import { ActivityFilter } from '../history/activity.ts'

export const ExportWhat = z.enum(['activity', 'holdings', 'nfts', 'waybills', 'labels'])
export type ExportWhat = z.infer<typeof ExportWhat>

/** koinly: the columns of Koinly's universal template, for activity only. Labels as jsonl are BIP-329. */
export const ExportFormat = z.enum(['csv', 'jsonl', 'koinly'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const ExportRequest = z
  .object({
    what: ExportWhat,
    format: ExportFormat,
    /** Of activity: exactly these rows. Of the rest: only the account counts. */
    filter: ActivityFilter.default({}),
  })
  .refine(({ what, format }) => format !== 'koinly' || what === 'activity', 'Only activity has the koinly format.')
export type ExportRequest = z.infer<typeof ExportRequest>

/** What became of a file that was offered to the user. */
export const SavedFile = z.discriminatedUnion('state', [
  /** The user chose no place. */
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('saved'), path: z.string() }),
  /** The page fetches it from this address, once and soon. */
  z.object({ state: z.literal('ready'), url: z.string() }),
])
export type SavedFile = z.infer<typeof SavedFile>
