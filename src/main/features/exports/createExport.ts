// Dispatches an export by its kind.
import type { Writable } from 'node:stream'
import type { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { ExportRequest } from '../../../shared/contract/settings/exports.ts'
import type { Clock } from '../../platform/world.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { readLastBackup, writeLastBackup } from '../../db/journal/lastBackup.ts'
import { activityTable } from './activity.ts'
import { compileWhole, wholeQuery } from './exportQuery.ts'
import { holdingTable, nftTable } from './holdings.ts'
import { koinlyTable, type Omitted } from './koinly.ts'
import { labelTable, writeBip329 } from './labels.ts'
import { writeTable, type Table } from './tableWriter.ts'
import { transferTable } from './transfers.ts'

/** What exports need. */
export interface ExportDeps {
  /** With the journal attached. */
  archive: ReadDb
  journal: ReadDb
  registry: Registry
  accounts(): readonly Account[]
  clock: Pick<Clock, 'now'>
}

/** Writes the requested rows to a destination and ends it; resolves to the number of rows, and counts the transactions without one. */
export type ExportRows = (request: ExportRequest, destination: Writable, signal?: AbortSignal, omitted?: Omitted) => Promise<number>

/**
 * Creates the export: streams with constant memory and respects the destination's backpressure.
 * @throws AppError account.unknown; input.invalid for a filter; search.indexing; store.full, store.readOnly for the destination.
 */
export function createExport(deps: ExportDeps): ExportRows {
  return async ({ what, format, filter }, destination, signal, omitted) => {
    const { archive, journal, registry } = deps
    const { accountId = null } = filter
    const write = <Line extends object>(table: Table<Line>) =>
      writeTable(table, { format: format === 'koinly' ? 'csv' : format, signal }, destination)
    const activity = async () => {
      const search = searchDeps(deps, accountId)
      return { ...search, journal, query: await wholeQuery(search, filter, signal) }
    }
    const owned = () => ({ archive, journal, registry, accounts: chosen(deps.accounts(), accountId) })
    switch (what) {
      case 'activity':
        return format === 'koinly' ? write(koinlyTable(await activity(), omitted)) : write(activityTable(await activity()))
      case 'holdings':
        return write(holdingTable(owned()))
      case 'nfts':
        return write(nftTable(owned()))
      case 'transfers':
        return write(transferTable({ journal, accounts: deps.accounts(), accountId }))
      case 'labels':
        return format === 'jsonl' ? writeBip329(journal, destination, signal) : write(labelTable(journal))
    }
  }
}

/**
 * Checks an export before the user is asked for a file: afterwards a browser could only abort the download.
 * @throws AppError as an export of history would immediately: account.unknown, input.invalid, search.indexing.
 */
export function checkExport(deps: ExportDeps, { what, filter }: ExportRequest): void {
  if (what === 'activity') compileWhole(searchDeps(deps, filter.accountId ?? null), filter)
}

/** What a core offers of exports. */
export interface Exporting {
  /** Exports rows to a file or a pipe. */
  exportRows: ExportRows
  /** @throws AppError where `exportRows` would refuse the request immediately. */
  checkExport: (request: ExportRequest) => void
  lastBackup: LastBackup
}

/** When the data was last saved to a backup, ms; null where it never was. */
export interface LastBackup {
  read: () => number | null
  write: (at: number) => void
}

/** Creates them. */
export function createExporting(deps: ExportDeps & { journal: WriteDb }): Exporting {
  return {
    exportRows: createExport(deps),
    checkExport: (request) => {
      checkExport(deps, request)
    },
    lastBackup: {
      read: () => readLastBackup(deps.journal),
      write: (at) => {
        writeLastBackup(deps.journal, at)
      },
    },
  }
}

function searchDeps({ archive, registry, accounts, clock }: ExportDeps, accountId: string | null) {
  const all = accounts()
  chosen(all, accountId)
  return { archive, registry, accounts: all, now: clock.now() }
}

function chosen(accounts: readonly Account[], id: string | null): readonly Account[] {
  if (id === null) return accounts
  const account = accounts.find((candidate) => candidate.id === id)
  if (account === undefined) throw new AppError('account.unknown', 'This account is no longer in Waybill.')
  return [account]
}
