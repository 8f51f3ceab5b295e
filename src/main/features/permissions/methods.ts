// Contract methods on permissions.
import { getAddress, isAddress } from 'viem'
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Clock } from '../../platform/world.ts'
import { approvalsIn } from '../../decoding/evm/approvals.ts'
import { toActivityQuery } from '../search/activityQuery.ts'
import type { ReadDb } from '../../db/database.ts'
import { readCollectionName } from '../../db/archive/read/readNfts.ts'
import { readActivity, readRaw } from '../../db/archive/read/readActivity.ts'
import type { SeenPermission } from '../transfers/permissions/permissions.ts'
import type { Transfers } from '../transfers/transfers.ts'

/** What these methods need. */
export interface PermissionHandlerDeps {
  transfers: Pick<Transfers, 'permissions' | 'offerRevoke'>
  /** Returns the approvals that the stored history of an account contains. */
  seenPermissions: (accountId: string) => SeenPermission[]
}

type PermissionMethod = Extract<keyof Handlers, `permissions.${string}`>

/** Handles the methods on permissions. */
export function permissionHandlers({ transfers, seenPermissions }: PermissionHandlerDeps): Pick<Handlers, PermissionMethod> {
  return {
    'permissions.list': ({ accountId }) => transfers.permissions(accountId, seenPermissions(accountId)),
    'permissions.revoke': (input) => {
      const isApproval = input.kind === 'token' || input.kind === 'operator'
      return transfers.offerRevoke(input, isApproval ? seenPermissions(input.accountId) : [])
    },
  }
}

/** Where approvals are looked for. */
export interface HistoryDeps {
  /** With the journal attached. */
  archive: ReadDb
  registry: Registry
  world: { clock: Pick<Clock, 'now'> }
  accounts(): readonly Account[]
}

/** Maximum number of transactions examined, newest first. */
const MAX_TRANSACTIONS = 300

/** Creates the search for approvals in the archive: reads transactions that gave a permission, from their contracts' logs. */
export function createSeenPermissions({ archive, registry, world, accounts }: HistoryDeps): PermissionHandlerDeps['seenPermissions'] {
  return (accountId) => {
    const all = accounts()
    const me = all.find(({ id }) => id === accountId)?.address.hex
    const deps = { archive, registry, accounts: all, now: world.clock.now() }
    const { query } = toActivityQuery(deps, { accountId, text: 'type:approved' })
    return readActivity(archive, query, null, MAX_TRANSACTIONS).flatMap(({ txId, chainId, time }) =>
      approvalsIn(readRaw(archive, txId)).flatMap(({ kind, contract, owner, spender }) => {
        const isMine = isAddress(owner, { strict: false }) && getAddress(owner) === me
        const seen = { kind, chainId, contract: getAddress(contract), spender: getAddress(spender), seenAt: time }
        return isMine ? [{ ...seen, name: kind === 'operator' ? readCollectionName(archive, chainId, contract) : null }] : []
      }),
    )
  }
}
