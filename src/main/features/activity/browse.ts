// Contract methods on one transaction and on the state of the sync. Reads from disk; sends no request.
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { paidRewards } from '../../../shared/domain/staking/stakingRewards.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { toMovements, type TransferOf } from '../../decoding/activity/activityItem.ts'
import { createTxDecoder } from '../../decoding/txDecoder.ts'
import { createContractReader } from '../../db/archive/read/readContracts.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Sync } from '../../sync/scheduler.ts'
import { activityDetail, findByHash } from './activityDetail.ts'
import { chosenAccounts } from '../accounts/chosenAccounts.ts'

/** What these methods need. */
export interface BrowseDeps {
  archive: ReadDb
  registry: Registry
  sync: Pick<Sync, 'state' | 'wake'>
  accounts(): readonly Account[]
  /** Returns the transfer that sent a transaction; null for one sent from elsewhere. */
  transferOf: TransferOf
}

type BrowseHandlers = Pick<Handlers, 'activity.find' | 'activity.get' | 'sync.state' | 'sync.now'>

/** Handles the methods on single transactions and on the sync. */
export function browseHandlers(deps: BrowseDeps): BrowseHandlers {
  const { archive, registry, sync } = deps
  const txDecoder = createTxDecoder(registry, createContractReader(archive))
  return {
    'activity.find': ({ accountId, chainId, hash }) => {
      const first = deps.accounts().toSorted((left, right) => Number(right.id === accountId) - Number(left.id === accountId))
      for (const account of first) {
        const record = findByHash(archive, account, { chainId, hash })
        if (record === null) continue
        const { earned, about } = record.details
        return {
          accountId: account.id,
          fee: toMovements(registry, chainId, record.fee),
          movements: toMovements(registry, chainId, record.movements),
          rewards: earned === undefined ? null : toMovements(registry, chainId, paidRewards({ ...record, about, earned })),
        }
      }
      return { accountId: null, fee: [], movements: [], rewards: null }
    },
    'activity.get': ({ accountId, chainId, hash }) => {
      const [account] = chosenAccounts(deps, accountId)
      if (account === undefined) throw new AppError('account.unknown', 'This account is no longer in Waybill.')
      return activityDetail({ ...deps, txDecoder, accounts: deps.accounts() }, account, { chainId, hash })
    },
    'sync.state': () => sync.state(),
    'sync.now': () => {
      sync.wake()
      return sync.state()
    },
  }
}
