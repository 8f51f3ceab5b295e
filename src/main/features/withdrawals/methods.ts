// Contract methods on withdrawals through the optimistic bridges. When one was claimed is read from the local history.
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
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
}

type WithdrawalMethod = Extract<keyof Handlers, `withdrawals.${string}`>

/** Handles the methods on withdrawals. */
export function withdrawalHandlers({ transfers, claimOf }: WithdrawalHandlerDeps): Pick<Handlers, WithdrawalMethod> {
  return {
    'withdrawals.list': async ({ accountId }) => {
      const { withdrawals, missing } = await transfers.withdrawals(accountId)
      return { withdrawals: withdrawals.map((one) => ({ ...one, claim: claimOf(accountId, one) })), missing }
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
