// Schemas of exports: what can be saved, in which format, and where it went.
import { z } from 'zod'
import { ActivityFilter } from '../history/activity.ts'

/** The kind of rows to export. */
export const ExportWhat = z.enum(['activity', 'holdings', 'nfts', 'transfers', 'labels'])
export type ExportWhat = z.infer<typeof ExportWhat>

/** koinly: the columns of Koinly's universal template, for activity only. Labels as jsonl are BIP-329. */
export const ExportFormat = z.enum(['csv', 'jsonl', 'koinly'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** What to export and how. */
export const ExportRequest = z
  .object({
    what: ExportWhat,
    format: ExportFormat,
    /** For activity: exactly these rows. For other kinds only the account applies. */
    filter: ActivityFilter.default({}),
  })
  .refine(({ what, format }) => format !== 'koinly' || what === 'activity', 'Only activity has the koinly format.')
export type ExportRequest = z.infer<typeof ExportRequest>

/** The result of saving a file. */
export const SavedFile = z.discriminatedUnion('state', [
  /** The user closed the dialog. */
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('saved'), path: z.string() }),
  /** The page downloads it from this URL, once, within a short time; the browser puts it into its downloads under this name. */
  z.object({ state: z.literal('ready'), url: z.string(), name: z.string() }),
])
export type SavedFile = z.infer<typeof SavedFile>

/** Methods on exports, by name. */
export const exportContract = {
  /** Writes rows to a file that the user names. */
  'exports.save': { input: ExportRequest, output: SavedFile },
  /** Counts the rows that such a file has, and the transactions that it has no row of. */
  'exports.count': { input: ExportRequest, output: z.object({ rows: z.number().int(), omitted: z.number().int() }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
