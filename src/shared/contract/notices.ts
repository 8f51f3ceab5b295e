// Notice schemas: changes of a transfer that need the user's attention, and events of an account without one, each reported once.
import { z } from 'zod'
import { ChainId, Units } from './chain.ts'
import { TransferPhase } from './transfer/transfer.ts'

/**
 * arrived: the money reached its destination. needsYou: a signature, a claim or a conversion is due. refunded: it came back, or ended
 * elsewhere. stuck: it takes far longer than expected, or is not tracked.
 */
export const NoticeKind = z.enum(['arrived', 'needsYou', 'refunded', 'stuck'])
export type NoticeKind = z.infer<typeof NoticeKind>

/** One notice. */
export const Notice = z.object({
  id: z.number().int(),
  kind: NoticeKind,
  transferId: z.string(),
  /** Number of the transfer's waybill. */
  number: z.number().int(),
  /** Phase of the transfer when the notice was made. */
  phase: TransferPhase,
  /** Milliseconds since 1970. */
  at: z.number().int(),
  readAt: z.number().int().nullable(),
})
export type Notice = z.infer<typeof Notice>

/**
 * An event that concerns no transfer, with what is said of it. released: unbonding stake is free. lockEnded: a locked stake can be unstaked.
 * lockReleased: what was unstaked of a lock can be withdrawn. voteEnds: a vote on a proposal ends soon. gaugeVoteEnds: one on VIP gauges does.
 */
export const NoticeEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal(['released', 'lockEnded', 'lockReleased']),
    chainId: ChainId,
    /** Base units. */
    amount: Units,
    symbol: z.string(),
    decimals: z.number().int().min(0).max(36),
    /** The validator's address. */
    validator: z.string(),
    /** Its own name, untrusted; empty when unknown. */
    name: z.string(),
  }),
  z.object({
    kind: z.literal('voteEnds'),
    chainId: ChainId,
    /** The proposal's number on the chain. */
    proposal: z.string(),
    /** Untrusted text, at most 200 characters. */
    title: z.string(),
    /** Milliseconds since 1970. */
    endsAt: z.number().int(),
  }),
  z.object({
    kind: z.literal('gaugeVoteEnds'),
    chainId: ChainId,
    /** The cycle's number on the chain. */
    cycle: z.string(),
    /** Milliseconds since 1970. */
    endsAt: z.number().int(),
  }),
])
export type NoticeEvent = z.infer<typeof NoticeEvent>

/** One notice of an event. Its ids are not those of the notices about transfers. */
export const EventNotice = z.object({
  id: z.number().int(),
  accountId: z.string(),
  event: NoticeEvent,
  /** Milliseconds since 1970. */
  at: z.number().int(),
  readAt: z.number().int().nullable(),
})
export type EventNotice = z.infer<typeof EventNotice>

/** Time of day on this computer, "22:00". */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Which notices the system shows; the app's own list has all of them. */
export const NoticeChoices = z.object({
  arrived: z.boolean().default(true),
  needsYou: z.boolean().default(true),
  refunded: z.boolean().default(true),
  stuck: z.boolean().default(true),
  /** Stake that is free, and locks that have ended. */
  stakes: z.boolean().default(true),
  /** Votes on proposals that end soon. Off by default: the nodes are asked for them. */
  votes: z.boolean().default(false),
  /** Votes on VIP gauges that end soon. Off by default: the nodes are asked for them. */
  gaugeVotes: z.boolean().default(false),
  /** Quiet hours without system notices; across midnight when `from` is later than `to`. */
  quiet: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable().default(null),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** A change of the choices; absent fields stay unchanged. */
export const NoticeChange = z.object({
  arrived: z.boolean().optional(),
  needsYou: z.boolean().optional(),
  refunded: z.boolean().optional(),
  stuck: z.boolean().optional(),
  stakes: z.boolean().optional(),
  votes: z.boolean().optional(),
  gaugeVotes: z.boolean().optional(),
  quiet: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable().optional(),
})
export type NoticeChange = z.infer<typeof NoticeChange>

/** The stored notices and the number of unread ones. */
export const NoticeList = z.object({
  /** Newest first, at most 200. */
  notices: z.array(Notice),
  /** Newest first, at most 200. */
  events: z.array(EventNotice),
  unread: z.number().int(),
})
export type NoticeList = z.infer<typeof NoticeList>

/** Notice methods, by name. */
export const noticeContract = {
  'notices.list': { input: z.object({}), output: NoticeList },
  /** Marks these notices about transfers as read; null = all notices. */
  'notices.read': { input: z.object({ ids: z.array(z.number().int()).max(200).nullable() }), output: NoticeList },
  'notices.choices': { input: z.object({}), output: NoticeChoices },
  /** Leaves absent fields unchanged. */
  'notices.choose': { input: NoticeChange, output: NoticeChoices },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
