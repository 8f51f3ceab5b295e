// Contract methods on browsing history: pages of a search, row counts, net changes by day. Answered from disk by the reader thread.
import { z } from 'zod'
import type { Account } from '../../../shared/contract/account.ts'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Clock } from '../../platform/world.ts'
import { toItem, type ItemContext, type TransferOf } from '../../decoding/activity/activityItem.ts'
import { toDay } from '../../decoding/activity/dayNets.ts'
import { toActivityQuery, type CompiledSearch } from '../search/activityQuery.ts'
import { addressOf } from '../search/lookup.ts'
import type { ReadDb } from '../../db/database.ts'
import type { ActivityPosition } from '../../db/archive/read/readActivity.ts'
import type { ArchiveReader } from '../../db/archive/read/reader.ts'

/** What these methods need. */
export interface ActivityDeps {
  /** With the journal attached, since names in a search are looked up in it. */
  archive: ReadDb
  reader: Pick<ArchiveReader, 'ask'>
  registry: Registry
  world: { clock: Pick<Clock, 'now'> }
  accounts(): readonly Account[]
  /** Returns the transfer that sent a transaction; null for one sent from elsewhere. */
  transferOf: TransferOf
}

type ActivityHandlers = Pick<Handlers, 'activity.page' | 'activity.count' | 'activity.days'>

/** Handles the methods on browsing history. */
export function activityHandlers(deps: ActivityDeps): ActivityHandlers {
  const { reader, registry } = deps
  return {
    'activity.page': async ({ filter, cursor, limit, requesterId = null }) => {
      const { query, problems } = compile(deps, filter)
      const found = await reader.ask({ kind: 'page', query, after: positionOf(cursor), limit, requesterId })
      const context = itemContext(deps)
      return {
        items: found.records.map((record) => toItem(context, record)),
        nextCursor: cursorOf(found.next),
        matching: found.matching,
        total: found.total,
        searchedTo: found.isPartial ? (found.next?.time ?? null) : null,
        isIndexing: found.isIndexing,
        problems,
      }
    },
    'activity.count': async ({ filter, requesterId = null }) => ({
      count: await reader.ask({ kind: 'count', query: compile(deps, filter).query, requesterId }),
    }),
    'activity.days': async ({ filter, days }) => {
      const nets = await reader.ask({ kind: 'days', query: compile(deps, filter).query, days, requesterId: null })
      return nets.map((net) => toDay(registry, net))
    },
  }
}

/** Compiles a filter to a query. @throws AppError account.unknown. */
function compile({ archive, registry, world, accounts }: ActivityDeps, filter: ActivityFilter): CompiledSearch {
  const all = accounts()
  const { accountId } = filter
  if (accountId !== null && accountId !== undefined && !all.some(({ id }) => id === accountId)) {
    throw new AppError('account.unknown', 'This account is no longer in Waybill.')
  }
  return toActivityQuery({ archive, registry, accounts: all, now: world.clock.now() }, filter)
}

function itemContext({ registry, transferOf, accounts }: ActivityDeps): ItemContext {
  const ids = new Map(accounts().map((account) => [addressOf(account), account.id]))
  return { registry, transferOf, accountId: (account) => ids.get(account) ?? '' }
}

const Cursor = z.tuple([z.number().int(), z.number().int()])

function cursorOf(last: ActivityPosition | null): string | null {
  return last === null ? null : writeCursor([last.time, last.txId])
}

function positionOf(cursor: string | null | undefined): ActivityPosition | null {
  if (cursor === null || cursor === undefined) return null
  const [time, txId] = readCursor(Cursor, cursor)
  return { time, txId }
}
