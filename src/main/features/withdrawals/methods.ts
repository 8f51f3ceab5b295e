// Contract methods on withdrawals through the optimistic bridges. When one was claimed is read from the local history.
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
import type { TransferOf } from '../../decoding/activity/activityItem.ts'
import type { ReadDb } from '../../db/database.ts'
import { readClaim } from '../../db/archive/read/readCrossChainLegs.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import type { Transfers } from '../transfers/transfers.ts'

type ClaimOf = (accountId: string, withdrawal: Pick<ListedWithdrawal, 'chainId' | 'sequence'>) => ListedWithdrawal['claim']

/** What these methods need. */
export interface WithdrawalHandlerDeps {
  transfers: Pick<Transfers, 'withdrawals' | 'offerClaim'>
  /** Returns the transaction of an account's stored history that claimed a withdrawal. */
  claimOf: ClaimOf
  /** Returns the transfer that a transaction belongs to; null without one. */
  transferOf: TransferOf
}

type WithdrawalMethod = Extract<keyof Handlers, `withdrawals.${string}`>

/** Handles the methods on withdrawals. */
export function withdrawalHandlers({ transfers, claimOf, transferOf }: WithdrawalHandlerDeps): Pick<Handlers, WithdrawalMethod> {
  return {
    'withdrawals.list': async ({ accountId }) => {
      const { withdrawals, missing } = await transfers.withdrawals(accountId)
      const known = withdrawals.map((one) => {
        const claim = claimOf(accountId, one)
        // The rollup starts the withdrawal that returns a refused deposit; it still belongs to the transfer that made the deposit.
        const claimedBy = claim === null ? null : transferOf(one.asset.chainId, claim.hash, null)
        return { ...one, claim, transferId: one.transferId ?? claimedBy }
      })
      return { withdrawals: known, missing }
    },
    'withdrawals.claim': (input) => transfers.offerClaim(input),
  }
}

/** Looks for claims in the local history. */
export function claimsIn({ archive, accounts }: { archive: ReadDb; accounts(): readonly Account[] }): ClaimOf {
  return (accountId, { chainId: rollupId, sequence }) => {
    const account = accounts().find(({ id }) => id === accountId)
    return account === undefined ? null : readClaim(archive, { rollupId, sequence, account: archiveAccount(account.address) })
  }
}
