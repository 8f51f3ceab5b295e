// Words on the journey of a waybill: its stops, its legs, its stamps.
import type { RouteHop } from '../../../shared/route.ts'
import type { StampWord } from '../../tracking/timeline.ts'

/** What happened at a stop. */
export const stopWords = {
  sent: 'Sent',
  sentIn: (height: string) => `Sent, block ${height}`,
  passedOn: 'Received, passed on',
  theRecipient: 'The recipient',
  received: (receiver: string) => `${receiver} received it`,
  receivedUnconverted: (receiver: string) => `${receiver} received it unconverted`,
  byWord: (text: string) => `${text}, says the router`,
  cameBack: 'Came back to here',
  failed: 'Failed here',
  failedIn: (height: string) => `Failed here, block ${height}`,
  resting: 'Received, rests here until you sign the next leg',
  never: 'Not reached',
  notSentYet: 'Not sent yet',
  done: 'Received',
  ended: 'Received, the journey ended here',
  willReceive: (receiver: string) => `${receiver} receives it here`,
  willPassOn: 'Passes it on',
} as const

/** What a leg is waiting for, or how it ended. */
export const legWords = {
  beingSent: 'Being sent',
  waiting: (to: string) => `Sent, waiting for ${to} to take it. Nothing to sign.`,
  notTracked: 'Nobody is watching this leg now. Track it again to go on.',
  claimable: (to: string) => `Ready to be claimed on ${to}`,
  cameBack: (to: string) => `${to} did not take it, so it came back`,
  failed: 'This leg failed',
  never: 'Never started',
  migrated: (to: string) => `Sent by IBC at once, waiting for ${to} to take it. Nothing to sign.`,
  submitted: (to: string) => `Sent, waiting to be reported to ${to}. Nothing to sign.`,
  reported: (to: string) => `${to} knows of it; the finalization period runs.`,
  claimableFrom: (to: string, day: string, time: string) => `${to} knows of it. It can be claimed from ${day} ${time}.`,
} as const

/** What carries a leg. */
export const legTitles: Record<RouteHop['kind'], string> = {
  opinit: 'Optimistic bridge',
  ibc: 'IBC transfer',
  swap: 'Swap',
  send: 'Plain send',
  bridge: 'Bridge',
  unknown: 'Unknown way',
}

/** The word on a stamp. */
export const stampWords: Record<StampWord, string> = {
  sent: 'Sent',
  passedOn: 'Passed on',
  arrived: 'Arrived',
  due: 'Due',
  returned: 'Returned',
  notSent: 'Not sent',
  failed: 'Failed',
}
