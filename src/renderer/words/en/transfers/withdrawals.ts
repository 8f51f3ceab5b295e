// Holds the English texts of the withdrawals through the optimistic bridges.
import type { ListedWithdrawal } from '../../../../shared/contract/transfer/withdrawals.ts'
import { formatDuration, formatShortDate, formatTime } from '../format.ts'

/** Texts of the withdrawals through the optimistic bridges. */
export const withdrawalWords = {
  title: 'Withdrawals',
  lead: 'A withdrawal from a rollup waits for its challenge period (on mainnet usually 7 days), then you claim it here. Withdrawals made in other apps are listed too.',
  empty: 'No bridge withdrawals. They appear here when you leave a rollup through its optimistic bridge.',
  noAccount: 'Add an account to see its withdrawals.',
  addAccount: 'Add account',
  list: 'Withdrawals',
  start: 'Start a withdrawal',
  groups: { toClaim: 'To claim', inBridge: 'In the bridge', done: 'Done' },
  asking: 'Checking the bridges',
  checkNow: 'Check now',
  claim: 'Claim',
  claimLabel: (amount: string, chain: string) => `Claim ${amount} from ${chain}`,
  preparing: 'Checking the proofs',
  watchOnly: 'Watch-only',
  waybill: (number: string) => `WB ${number}`,
  refundOf: (number: string) => `Refund of WB ${number}`,
  elsewhere: 'other app',
  allElsewhere: 'All of these were started in other apps.',
  restElsewhere: 'Those without a waybill were started in other apps.',
  oneByOne: 'Each claim takes its own signature.',
  elsewhereTitle: 'Started in another app',
  openStart: 'Open the withdrawal in Activity',
  openClaim: 'Open the claim in Activity',
  columns: { amount: 'Amount', from: 'From', began: 'Started', claimed: 'Claimed', stage: 'Status', to: 'Recipient', waybill: 'Waybill' },
  moment: (at: number, now: number) => `${formatShortDate(at, now)} ${formatTime(at)}`,
  claimed: (at: number, now: number) => `claimed ${formatShortDate(at, now)} ${formatTime(at)}`,
  began: (at: number, now: number) => `started ${formatShortDate(at, now)} ${formatTime(at)}`,
  to: 'to',
  missing: (chain: string) => `${chain}’s bridge didn’t respond, so its withdrawals aren’t shown.`,
} as const

/** Describes the progress of one. */
export function stageText(
  { stage, claimableAt, expectedAt }: Pick<ListedWithdrawal, 'stage' | 'claimableAt' | 'expectedAt'>,
  now: number,
): string {
  switch (stage) {
    case 'submitted':
      if (expectedAt === null) return 'Initia hasn’t recorded it yet'
      return expectedAt <= now
        ? 'Initia hasn’t recorded it yet, longer than usual'
        : `Claimable in about ${formatDuration(expectedAt - now)} (${formatShortDate(expectedAt, now)} ${formatTime(expectedAt)})`
    case 'proposed':
      if (claimableAt === null) return 'Challenge period running'
      return claimableAt <= now
        ? 'Claimable any moment'
        : `Claimable in ${formatDuration(claimableAt - now)} (${formatShortDate(claimableAt, now)} ${formatTime(claimableAt)})`
    case 'claimable':
      return 'Ready to claim'
    case 'claimed':
      return 'Claimed'
    case 'migrated':
      return 'Sent by IBC instead'
  }
}
