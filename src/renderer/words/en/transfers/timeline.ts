// Holds the English texts of the journey of a transfer: its stops, its legs, its stamps.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { StampWord } from '../../../features/transfers/sheet/timeline.ts'

/** Texts about what happened at a stop. */
export const stopWords = {
  sent: 'Sent',
  sentIn: (height: string) => `Sent, block ${height}`,
  passedOn: 'Received and forwarded',
  theRecipient: 'the recipient',
  received: (receiver: string) => `Received by ${receiver}`,
  receivedUnconverted: (receiver: string) => `Received by ${receiver}, unconverted`,
  byWord: (text: string) => `${text} (per the router)`,
  cameBack: 'Refunded here',
  claimedForYou: 'Refunded here, claimed for you',
  failed: 'Failed here',
  failedIn: (height: string) => `Failed here, block ${height}`,
  acted: (height: string | null) => (height === null ? 'Done' : `Done, block ${height}`),
  resting: 'Received; waits here until you sign the next leg',
  never: 'Not reached',
  notSentYet: 'Not sent yet',
  leaving: 'Sent, not in a block yet',
  done: 'Received',
  ended: 'Received; the transfer ended here',
  claimable: (receiver: string) => `Paid to ${receiver} once you claim it`,
  claiming: (receiver: string) => `Being claimed for ${receiver}`,
  willReceive: (receiver: string) => `Arrives here for ${receiver}`,
  willPassOn: 'Forwards it',
} as const

/** Texts about what a leg waits for, or how it ended. */
export const legWords = {
  beingSent: 'Sending',
  waiting: (to: string) => `Sent, waiting for ${to}. Nothing to sign.`,
  notTracked: 'Tracking stopped for this leg. Track again to continue.',
  claimable: (to: string) => `Ready to claim on ${to}`,
  claimed: (moment: string) => `Claimed ${moment}`,
  claimedAfter: (from: string, moment: string) => `Claimable from ${from}, claimed ${moment}`,
  cameBack: (to: string) => `${to} rejected it, so it was refunded`,
  returning: (to: string) => `${to} rejected it; it’s on its way back`,
  refundClaimable: (to: string) => `${to} rejected it; the refund is ready to claim`,
  failed: 'This leg failed',
  never: 'Not started',
  migrated: (to: string) => `Sent by IBC instead, waiting for ${to}. Nothing to sign.`,
  submitted: (to: string) => `Sent. ${to} will record it shortly; nothing to sign.`,
  reported: (to: string) => `Recorded on ${to}; the challenge period is running.`,
} as const

/** Names of the ways of a leg. */
export const legTitles: Record<RouteHop['kind'], string> = {
  opinit: 'Initia bridge',
  ibc: 'IBC transfer',
  swap: 'Swap',
  send: 'Send',
  bridge: 'Bridge',
  unknown: 'Unknown bridge',
}

/** Words on the stamps. */
export const stampWords: Record<StampWord, string> = {
  sent: 'Sent',
  passedOn: 'Forwarded',
  arrived: 'Arrived',
  due: 'Due',
  claimable: 'To claim',
  returned: 'Refunded',
  notSent: 'Not sent',
  failed: 'Failed',
  done: 'Done',
}
