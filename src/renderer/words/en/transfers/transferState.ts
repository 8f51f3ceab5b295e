// Holds the English texts of the states of a transfer, for its tag and for the list.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { SenderEnd } from '../../../../shared/domain/transfer/fundsNow.ts'

/** States of a transfer in one or two words. */
export const stateWords = {
  ended: 'Revoked',
  takenBack: 'Cancelled',
  leaving: 'Sending',
  nextLeg: 'Next leg needs your signature',
  draft: 'Draft, not signed',
  unsigned: 'Needs your signature',
  signedNotSent: 'Signed, not sent',
  inBridge: 'In the bridge',
  inTransit: 'In transit',
  late: 'Longer than usual',
  returning: 'Being returned',
  notTracked: 'Tracking stopped',
  claimable: 'Ready to claim',
  refundClaimable: 'Refund ready to claim',
  claimed: 'Claimed',
  arrived: 'Arrived',
  arrivedByWord: 'Arrived (per the router)',
  unconverted: 'Arrived unconverted',
  cameBack: 'Refunded',
  stoppedOnWay: 'Stopped on the way',
  failedOnWay: 'Failed on the way',
  failedOnSource: 'Failed, fee spent',
  notSent: 'Not sent',
  notNeeded: 'No longer needed',
  halted: 'Stopped by you',
  replaced: 'Replaced',
} as const

/** What a transaction does that waits for a block and sends no money away. */
export const pendingWords = {
  claim: 'Claiming',
  revoke: 'Revoking',
  approval: 'Approving',
  cancel: 'Cancelling',
  claimRewards: 'Claiming rewards',
  compound: 'Restaking rewards',
  delegate: 'Staking',
  undelegate: 'Unstaking',
  redelegate: 'Moving stake',
  cancelUnbonding: 'Cancelling unstaking',
  vote: 'Voting',
  voteWeighted: 'Voting',
  revokeGrants: 'Revoking',
  extendName: 'Extending the name',
  extendLock: 'Extending the lock',
  unstakeLock: 'Unstaking',
  claimLocked: 'Claiming rewards',
  withdrawUnlocked: 'Withdrawing',
  voteGauges: 'Voting',
  claimVip: 'Claiming rewards',
} as const satisfies Record<Action['type'] | 'claim' | 'revoke' | 'approval' | 'cancel', string>

/** Texts of the list besides the state. */
export const lineWords = {
  leg: (number: number, of: number) => `In transit, leg ${number} of ${of}`,
  pending: (doing: string, chain: string) => `${doing} on ${chain}`,
  revoke: 'Revoke permission',
  allowance: (amounts: string) => `up to ${amounts}`,
  allowanceAll: (symbol: string) => `all ${symbol}`,
  sendOn: (chain: string) => `Send on ${chain}`,
  swapOn: (chain: string) => `Swap on ${chain}`,
  arrivedIn: (span: string) => `Arrived in ${span}`,
  byWord: (line: string) => `${line} (per the router)`,
  cameBackTo: (chain: string) => `Refunded to ${chain}`,
  stoppedOn: (chain: string) => `Stopped on ${chain}`,
  bridgeUntil: (when: string) => `In the bridge until ${when}`,
  bridgeAbout: (when: string) => `In the bridge until about ${when}`,
  doneBy: (number: string) => `Replaced by ${number}`,
  notSent: {
    cancelled: 'Not sent, cancelled',
    expired: 'Not sent, quote expired',
    expiredUnsent: 'Not sent, expired before inclusion',
    refusedByChain: 'Not sent, rejected by the chain',
    superseded: 'Not sent, replaced',
  } satisfies Record<Exclude<SenderEnd, 'failedOnSource'>, string>,
} as const
