// Follows unbonding and locked stakes from each reading of an account's stakes to their end. Sends no request: what is copied is compared.
import type { Account } from '../../../shared/contract/account.ts'
import type { EventNotice, NoticeEvent } from '../../../shared/contract/notices.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Clock } from '../../platform/world.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { readStakes, readValidatorNames } from '../../db/archive/read/readStakes.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { listAwaited, listEndedLocks, storeReleases, type AwaitedRelease } from '../../db/journal/eventNotices.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { dueReleases } from './dueReleases.ts'

/** What this needs. */
export interface ReleaseDeps {
  /** The journal. */
  db: WriteDb
  archive: ReadDb
  registry: Pick<Registry, 'asset' | 'chains'>
  accounts(): readonly Account[]
  clock: Pick<Clock, 'now'>
}

/** Stores what became free or ended since the last look, and what is awaited now. @returns the new notices. @throws AppError store.…. */
export function lookForReleases(deps: ReleaseDeps): EventNotice[] {
  return deps.accounts().flatMap((account) => deps.registry.chains.flatMap(({ id }) => lookAt(deps, account, id)))
}

/**
 * Looks where the time of an awaited lock has come: at its end the chain's list stays as it is, so that no reading changes anything.
 * @returns the new notices.
 * @throws AppError store.….
 */
export function lookForEndedLocks(deps: ReleaseDeps): EventNotice[] {
  const accounts = deps.accounts()
  return listEndedLocks(deps.db, deps.clock.now()).flatMap(({ accountId, chainId }) => {
    const account = accounts.find(({ id }) => id === accountId)
    return account === undefined ? [] : lookAt(deps, account, chainId)
  })
}

function lookAt(deps: ReleaseDeps, { id: accountId, address }: Account, chainId: string): EventNotice[] {
  const { db, archive, clock } = deps
  const account = archiveAccount(address)
  const readAt = readSyncTarget(archive, { account, chainId, stream: 'staking' }).checkedAt
  // Never read, or to be read again from the beginning: nothing listed says nothing.
  if (readAt === null) return []
  const before = listAwaited(db, { accountId, chainId })
  const stakes = readStakes(archive, [account]).filter((stake) => stake.chainId === chainId)
  const { awaited, freed } = dueReleases(before, { stakes, readAt })
  if (freed.length === 0 && JSON.stringify(awaited) === JSON.stringify(before)) return []
  const told = freed.map((one) => {
    const event = eventOf(deps, chainId, one)
    return { cause: `${event.kind} ${chainId} ${one.validator} ${one.denom} ${one.completesAt}`, event }
  })
  return storeReleases(db, { accountId, chainId, awaited, told, at: clock.now() })
}

const EVENTS = { unbonding: 'released', locked: 'lockEnded', lockedUnbonding: 'lockReleased' } as const

function eventOf({ archive, registry }: ReleaseDeps, chainId: string, { kind, validator, denom, amount }: AwaitedRelease): NoticeEvent {
  const { symbol, decimals } = registry.asset(chainId, denom)
  const name =
    readValidatorNames(archive)
      .find(({ operator }) => operator === validator)
      ?.moniker.trim() ?? ''
  return { kind: EVENTS[kind], chainId, amount, symbol, decimals, validator, name }
}
