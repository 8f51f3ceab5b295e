// Holds the English texts of the notices.
import type { Notice, NoticeEvent, NoticeKind } from '../../../../shared/contract/notices.ts'
import { formatTransferNumber } from '../../formats.ts'

/** Texts of the notices about transfers. */
export const noticeWords = {
  appName: 'Waybill',
  title: 'Notifications',
  empty: 'No notifications. Updates on your transfers, unstaked funds and votes appear here.',
  readAll: 'Mark all read',
  filter: 'Show',
  filters: { all: 'All', needsYou: 'Action needed', problems: 'Problems', done: 'Done' },
  emptyFilter: 'No notifications of this kind.',
  claim: 'Claim',
  /** Since when it can be claimed. */
  since: (moment: string) => `since ${moment}`,
  list: 'Notifications',
  unread: 'Unread',
  settings: 'Notification settings',
  noTitle: 'No title',
  gauges: 'VIP gauge vote',
  titleHeldBack: 'This may be a scam. Read its text in Governance.',
} as const

/** Tags of the notices in their list. */
export const noticeTags: Record<NoticeKind | 'claimable' | 'unconverted' | 'failed' | 'notSent', string> = {
  arrived: 'Arrived',
  needsYou: 'To sign',
  claimable: 'Claimable',
  unconverted: 'Not converted',
  refunded: 'Refunded',
  failed: 'Failed',
  notSent: 'Not sent',
  stuck: 'Delayed',
}

/** Tags of the notices that concern no transfer. */
export const eventTags: Record<NoticeEvent['kind'], string> = {
  released: 'Unstaked',
  lockEnded: 'Lock ended',
  lockReleased: 'Unstaked',
  voteEnds: 'Vote',
  gaugeVoteEnds: 'Vote',
}

/** Says that stake is free again; `validator` is the name of the one it was with. */
export const releasedText = (money: string, validator: string) => `${money} from ${validator} is free again.`

/** Says the same in a list that names the validator below. */
export const releasedLine = (money: string) => `${money} is free again`

/** Says that a lock has ended. */
export const lockEndedText = (money: string, validator: string) => `${money} with ${validator} is no longer locked and can be unstaked.`

/** Says the same in a list that names the validator below. */
export const lockEndedLine = (money: string) => `${money} is no longer locked and can be unstaked`

/** Says that what was unstaked of a lock is free. */
export const lockReleasedText = (money: string, validator: string) => `${money} from ${validator} is unstaked and can be withdrawn.`

/** Says the same in a list that names the validator below. */
export const lockReleasedLine = (money: string) => `${money} is unstaked and can be withdrawn`

/** Says that a vote ends soon; `end` is its day and time. */
export const voteEndsText = (proposal: string, end: string) => `Voting on proposal ${proposal} ends ${end}.`

/** Says the same in a list. */
export const voteEndsLine = (proposal: string, end: string) => `Voting on proposal ${proposal} ends ${end}`

/** Says that the vote of a VIP cycle ends soon; `end` is its day and time. */
export const gaugeVoteEndsText = (cycle: string, end: string) => `Voting in VIP cycle ${cycle} ends ${end}.`

/** Says the same in a list. */
export const gaugeVoteEndsLine = (cycle: string, end: string) => `Voting in VIP cycle ${cycle} ends ${end}`

/** Returns a notice as a sentence. */
export function noticeText({ number, phase, kind }: Notice): string {
  return `Transfer ${formatTransferNumber(number)} ${happened(phase, kind)}`
}

function happened(phase: Notice['phase'], kind: NoticeKind): string {
  switch (phase) {
    case 'completed':
      return 'arrived.'
    case 'claimed':
      return 'arrived: the withdrawal is claimed.'
    case 'unconverted':
      return 'arrived, but in a different asset than requested.'
    case 'claimable':
      return 'is ready to claim.'
    case 'refunded':
      return 'was refunded.'
    case 'failed':
      return 'failed on the way.'
    case 'failedOnSource':
      return 'failed on-chain: only the network fee was spent.'
    case 'refusedByChain':
      return 'was rejected by the chain. Nothing was spent.'
    case 'expiredUnsent':
      return 'expired before it was included. Nothing was spent.'
    case 'superseded':
      return 'wasn’t sent: another transaction replaced it.'
    case 'stopped':
      return 'is no longer tracked by the router. Your funds aren’t lost.'
    case 'halted':
      return 'was stopped on the way.'
    default:
      return kind === 'needsYou' ? 'is waiting for your next signature.' : 'is taking much longer than expected.'
  }
}

/** @example transferNumber(412) // 'WB 0412' */
export function transferNumber(number: number): string {
  return `WB ${formatTransferNumber(number)}`
}
