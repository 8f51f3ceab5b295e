// Contract method on holdings. Reads from disk; sends no request.
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { AssetGroup, Portfolio } from '../../../shared/contract/history/portfolio.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Clock } from '../../platform/world.ts'
import { groupHoldings } from '../../decoding/activity/portfolio.ts'
import type { ReadDb } from '../../db/database.ts'
import { readRanks } from '../../db/archive/read/readDenoms.ts'
import { readHoldings } from '../../db/archive/read/readHoldings.ts'
import { readStakes } from '../../db/archive/read/readStakes.ts'
import { listLabels } from '../../db/journal/labels.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { countedAccounts } from '../accounts/chosenAccounts.ts'

/** What this method needs. */
export interface PortfolioDeps {
  /** The journal. */
  db: ReadDb
  archive: ReadDb
  registry: Registry
  world: { clock: Pick<Clock, 'now'> }
  accounts(): readonly Account[]
  /** Returns money that left one chain and has not arrived on the other: of one account, or null = of all. */
  moving(accountId: string | null): Portfolio['moving']
}

/** Handles the method on holdings. */
export function portfolioHandlers(deps: PortfolioDeps): Pick<Handlers, 'portfolio.get'> {
  return {
    'portfolio.get': ({ accountId }) => ({
      groups: ownedGroups(deps, countedAccounts(deps, accountId)),
      moving: deps.moving(accountId ?? null),
    }),
  }
}

/** Returns whether the user hid a denomination of a chain. */
export function hiddenAssets(db: ReadDb): (chainId: string, denom: string) => boolean {
  const hidden = new Set(listLabels(db, 'asset').flatMap(({ chainId, ref, isHidden }) => (isHidden ? `${chainId} ${ref}` : [])))
  return (chainId, denom) => hidden.has(`${chainId} ${denom}`)
}

/** Returns everything that some accounts own, merged by asset. */
export function ownedGroups(deps: Omit<PortfolioDeps, 'accounts' | 'moving'>, accounts: readonly Account[]): AssetGroup[] {
  const { db, archive, registry, world } = deps
  const ids = new Map(accounts.map(({ id, address }) => [archiveAccount(address), id]))
  const names = [...ids.keys()]
  const context = {
    registry,
    accountId: (account: string) => ids.get(account) ?? '',
    isHidden: hiddenAssets(db),
    now: world.clock.now(),
  }
  return groupHoldings(context, {
    holdings: readHoldings(archive, names),
    stakes: readStakes(archive, names),
    ranks: readRanks(archive, names),
  })
}
