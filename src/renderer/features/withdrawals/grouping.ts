// Groups withdrawals by what is left to do about them.
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'

/** What is left to do: the user claims it, the bridge releases it, or nothing. */
export type WithdrawalGroup = 'toClaim' | 'inBridge' | 'done'

const GROUP_OF: Record<ListedWithdrawal['stage'], WithdrawalGroup> = {
  claimable: 'toClaim',
  submitted: 'inBridge',
  proposed: 'inBridge',
  claimed: 'done',
  migrated: 'done',
}
const ORDER = ['toClaim', 'inBridge', 'done'] as const satisfies readonly WithdrawalGroup[]

/** Returns the groups that have withdrawals, those to claim first; each group keeps the order of the list. */
export function groupWithdrawals<W extends Pick<ListedWithdrawal, 'stage'>>(
  list: readonly W[],
): { group: WithdrawalGroup; members: W[] }[] {
  return ORDER.map((group) => ({ group, members: list.filter(({ stage }) => GROUP_OF[stage] === group) })).filter(
    ({ members }) => members.length > 0,
  )
}
