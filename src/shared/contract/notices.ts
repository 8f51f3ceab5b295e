// Notices: what happened to a waybill while nobody looked, told once.
import { z } from 'zod'
import { TransferPhase } from './transfer/transfer.ts'

/**
 * arrived: the money is where it was to go. needsYou: a signature, a claim or a conversion is due. refunded: it came back, or
 * ended elsewhere. stuck: it takes far longer than expected, or nobody watches it.
 */
export const NoticeKind = z.enum(['arrived', 'needsYou', 'refunded', 'stuck'])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  id: z.number().int(),
  kind: NoticeKind,
  transferId: z.string(),
  /** Number of the waybill. */
  number: z.number().int(),
  /** Phase of the transfer when the notice was made. */
  phase: TransferPhase,
  /** Milliseconds since 1970. */
  at: z.number().int(),
  readAt: z.number().int().nullable(),
})
export type Notice = z.infer<typeof Notice>

/** Time of day on this computer, "22:00". */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Which notices the system shows; all of them stand in the app's own list. */
export const NoticeChoices = z.object({
  arrived: z.boolean().default(true),
  needsYou: z.boolean().default(true),
  refunded: z.boolean().default(true),
  stuck: z.boolean().default(true),
  /** No system notice between these times; over midnight when `from` is later than `to`. */
  quiet: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable().default(null),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** Without the defaults above: what is absent stays as it is. */
export const NoticeChange = z.object({
  arrived: z.boolean().optional(),
  needsYou: z.boolean().optional(),
  refunded: z.boolean().optional(),
  stuck: z.boolean().optional(),
  quiet: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable().optional(),
})
export type NoticeChange = z.infer<typeof NoticeChange>

export const NoticeList = z.object({
  /** Newest first, at most 200. */
  notices: z.array(Notice),
  unread: z.number().int(),
})
export type NoticeList = z.infer<typeof NoticeList>

export const noticeContract = {
  'notices.list': { input: z.object({}), output: NoticeList },
  /** Marks notices as read; null = all of them. */
  'notices.read': { input: z.object({ ids: z.array(z.number().int()).max(200).nullable() }), output: NoticeList },
  'notices.choices': { input: z.object({}), output: NoticeChoices },
  /** Absent fields stay as they are. */
  'notices.choose': { input: NoticeChange, output: NoticeChoices },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
