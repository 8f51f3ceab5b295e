// Holds the English texts of the choices of notices in Settings.
import type { NoticeKind } from '../../../../shared/contract/notices.ts'

/** Texts of the choices. */
export const noticeChoiceWords = {
  settingsTitle: 'Notifications',
  settingsLead: 'Choose which also appear as desktop notifications, and when to keep quiet.',
  allow: 'Allow desktop notifications',
  allowed: 'Desktop notifications are allowed.',
  denied: {
    electron: 'Your system blocks desktop notifications. Allow them in its settings.',
    browser: 'Your browser blocks desktop notifications. Allow them in the site settings beside the address.',
  },
  stillListed: 'You still find every notification under Notifications.',
  /** Unfolds what was chosen, which has no effect for now. */
  blockedChoices: 'Choose what to be notified about',
  notThere: 'Desktop notifications aren’t available here.',
  stakes: 'Unstaked',
  stakesLead: 'Unstaked funds are free, or a lock has ended.',
  votes: 'Voting ends soon',
  votesLead:
    'A day before voting ends on a proposal that an account with a stake hasn’t voted on. Waybill checks the chain for proposals every three hours.',
  gaugeVotes: 'VIP gauge vote ends soon',
  gaugeVotesLead:
    'A day before voting in a VIP cycle ends, if an account with voting power hasn’t voted. Waybill checks the chain every three hours.',
  quiet: 'Quiet hours',
  quietLead: 'No desktop notifications between these times.',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet to',
} as const

/** Describes each kind of notice, for the choices. */
export const noticeKindWords: Record<NoticeKind, { name: string; means: string }> = {
  arrived: { name: 'Arrived', means: 'Your transfer arrived.' },
  needsYou: { name: 'Action needed', means: 'A signature, claim or conversion is waiting.' },
  refunded: { name: 'Refunded or failed', means: 'It was refunded, failed or wasn’t sent.' },
  stuck: { name: 'Delayed', means: 'It’s taking much longer than expected, or tracking stopped.' },
}
