// Words of the withdrawals through the optimistic bridges.
import type { ListedWithdrawal } from '../../../shared/withdrawals.ts'
import { formatDuration, formatShortDay, formatTime } from './format.ts'

export const withdrawalWords = {
  title: 'Withdrawals',
  lead: 'What leaves a rollup through its own bridge is held until the finalization period is over, and is then claimed on the L1. Those made elsewhere stand here too.',
  empty: 'No withdrawal through a bridge of this account. A lossless way out of a rollup makes one.',
  noAccount: 'Add an account to see its withdrawals.',
  addAccount: 'Add an account',
  list: 'Withdrawals',
  asking: 'Asking the bridges',
  checkNow: 'Check now',
  claim: 'Claim',
  claimLabel: (amount: string, chain: string) => `Claim ${amount} from ${chain}`,
  preparing: 'Checking the proofs',
  watchOnly: 'Only watched',
  waybill: (number: string) => `WB ${number}`,
  elsewhere: 'made elsewhere',
  began: (at: number) => `began ${formatShortDay(at)} ${formatTime(at)}`,
  to: 'to',
  missing: (chain: string) => `The bridge of ${chain} could not be asked; its withdrawals are missing here.`,
} as const

/** How far one has come. */
export function stageText({ stage, claimableAt }: Pick<ListedWithdrawal, 'stage' | 'claimableAt'>, now: number): string {
  switch (stage) {
    case 'submitted':
      return 'Waits to be reported to the L1'
    case 'proposed':
      if (claimableAt === null) return 'The finalization period runs'
      return claimableAt <= now
        ? 'Can be claimed any moment'
        : `Can be claimed from ${formatShortDay(claimableAt)} ${formatTime(claimableAt)}, in ${formatDuration(claimableAt - now)}`
    case 'claimable':
      return 'Ready to be claimed'
    case 'claimed':
      return 'Claimed'
    case 'migrated':
      return 'Left by IBC at once'
  }
}
