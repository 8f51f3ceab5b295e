// Offline browsing: history, search, holdings, and how fresh they are. Reads the disk; asks no server.
import { z } from 'zod'
import type { Account } from '../../shared/account.ts'
import type { Handlers } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import type { Registry } from '../chains/registry.ts'
import { toItem, type ItemContext } from '../meaning/activityItem.ts'
import type { ReadDb } from '../store/database.ts'
import {
  countActivity,
  readActivity,
  type ActivityPosition,
  type ActivityQuery,
} from '../store/archive/readActivity.ts'
import { toActivityQuery } from '../store/archive/searchQuery.ts'
import type { Sync } from '../sync/scheduler.ts'
import { archiveAccount } from '../sync/streams.ts'
import { activityDetail } from './activityDetail.ts'

export interface BrowseDeps {
  archive: ReadDb
  registry: Registry
  sync: Pick<Sync, 'state' | 'wake'>
  accounts(): readonly Account[]
  /** The waybill that sent a transaction; null for one that was not sent from here. */
  transferOf(chainId: string, hash: string): string | null
}

type BrowseHandlers = Pick<Handlers, 'activity.page' | 'activity.get' | 'sync.state' | 'sync.now'>

export function browseHandlers(deps: BrowseDeps): BrowseHandlers {
  const { archive, registry, sync } = deps
  const projector = createProjector(registry)
  return {
    'activity.page': ({ filter, cursor, limit }) => {
      const accounts = chosen(deps, filter.accountId)
      const query = toActivityQuery(
        filter,
        accounts.map(({ address }) => archiveAccount(address)),
      )
      const context = itemContext(deps, accounts)
      const records = readActivity(archive, query, readCursor(cursor), limit + 1)
      const shown = records.slice(0, limit)
      const total = countActivity(archive, { ...query, chainId: null, match: null, isFailed: null, direction: null })
      return {
        items: shown.map((record) => toItem(context, record)),
        nextCursor: records.length > limit ? writeCursor(shown.at(-1)) : null,
        matching: isFiltered(query) ? countActivity(archive, query) : total,
        total,
      }
    },
    'activity.get': ({ accountId, chainId, hash }) => {
      const [account] = chosen(deps, accountId)
      if (account === undefined) throw new AppError('account.unknown', 'This account is not in Waybill any more.')
      return activityDetail({ ...deps, projector, accounts: deps.accounts() }, account, { chainId, hash })
    },
    'sync.state': () => sync.state(),
    'sync.now': () => {
      sync.wake()
      return sync.state()
    },
  }
}

/** One account, or all of them. */
function chosen({ accounts }: BrowseDeps, id: string | null | undefined): readonly Account[] {
  if (id === null || id === undefined) return accounts()
  const account = accounts().find((candidate) => candidate.id === id)
  if (account === undefined) throw new AppError('account.unknown', 'This account is not in Waybill any more.')
  return [account]
}

function itemContext({ registry, transferOf }: BrowseDeps, accounts: readonly Account[]): ItemContext {
  const ids = new Map(accounts.map(({ id, address }) => [archiveAccount(address), id]))
  return { registry, transferOf, accountId: (account) => ids.get(account) ?? '' }
}

function isFiltered({ chainId, match, isFailed, direction }: ActivityQuery): boolean {
  return [chainId, match, isFailed, direction].some((condition) => condition !== null)
}

const Cursor = z.tuple([z.number().int(), z.number().int()])

function writeCursor(last: ActivityPosition | undefined): string | null {
  return last === undefined ? null : Buffer.from(JSON.stringify([last.time, last.txId])).toString('base64url')
}

function readCursor(cursor: string | null | undefined): ActivityPosition | null {
  if (cursor === null || cursor === undefined) return null
  try {
    const [time, txId] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { time, txId }
  } catch (error) {
    throw new AppError('input.invalid', 'The place to continue from cannot be read.', { cause: error })
  }
}
