// The states of a waybill in a word or two, for its tag and for the list.
import type { SenderEnd } from '../../../shared/fundsNow.ts'

export const stateWords = {
  ended: 'Ended',
  takenBack: 'Taken back',
  leaving: 'Leaving',
  nextLeg: 'Next leg to sign',
  notSigned: 'Not signed',
  signedNotSent: 'Signed, not sent',
  inBridge: 'In the bridge',
  inTransit: 'In transit',
  notTracked: 'Tracking stopped',
  claimable: 'Ready to claim',
  arrived: 'Arrived',
  arrivedByWord: 'Arrived, says the router',
  unconverted: 'Arrived unconverted',
  cameBack: 'Came back',
  stoppedOnWay: 'Stopped on the way',
  failedOnWay: 'Failed on the way',
  failedOnSource: 'Failed, fee spent',
  notSent: 'Not sent',
  halted: 'Left on the way',
  replaced: 'Replaced',
} as const

/** What the list says beyond the state. */
export const lineWords = {
  leg: (number: number, of: number) => `In transit, leg ${number} of ${of}`,
  leaving: (chain: string) => `Leaving ${chain}`,
  nextLeg: 'Waits for you to sign the next leg',
  unsigned: 'Waits for your signature',
  allowanceEnded: 'Allowance ended',
  arrivedIn: (span: string) => `Arrived in ${span}`,
  byWord: (line: string) => `${line}, says the router`,
  cameBackTo: (chain: string) => `Came back to ${chain}`,
  stoppedOn: (chain: string) => `Stopped on ${chain}`,
  bridgeUntil: (day: string, time: string) => `In the bridge until ${day} ${time}`,
  notSent: {
    cancelled: 'Not sent, cancelled',
    expired: 'Not sent, the quote ran out',
    expiredUnsent: 'Not sent, too late for its block',
    refusedByChain: 'Not sent, refused by the chain',
    superseded: 'Not sent, replaced by another',
  } satisfies Record<Exclude<SenderEnd, 'failedOnSource'>, string>,
} as const
