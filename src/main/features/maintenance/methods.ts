// Contract methods that work without a core: exports to a file, and maintenance of the data.
import { mkdir, rm } from 'node:fs/promises'
import { cpSync, createReadStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { CheckReport, SetAsideWhat } from '../../../shared/contract/settings/maintenance.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { GainsExportRequest } from '../../../shared/contract/history/gains.ts'
import type { ExportRequest, SavedFile } from '../../../shared/contract/settings/exports.ts'
import { writeBackup, writeRawCopy } from './backup.ts'
import { runMaintenance } from './maintenanceTask.ts'
import { eraseFolder } from './eraseFolder.ts'
import { putInPlace, readManifest, setAside, unpackBackup } from './restore.ts'
import { asideFolders } from './sizes.ts'
import { type DataKey, toStoreError } from '../../db/database.ts'
import { readVault, VAULT_FILE, type Vault } from '../../db/files/vaultFile.ts'
import type { Vaults } from '../vault/vaults.ts'
import type { ExportRows, LastBackup } from '../exports/createExport.ts'
import { exportName } from '../../../shared/domain/search/exportName.ts'
import { gainsExportName, type ExportGains } from '../gains/gainExport.ts'
import { addressRef } from '../labels/labelKey.ts'
import type { HostFiles, WriteFile } from '../../platform/http/hostFiles.ts'
import type { WorkerPaths } from '../../platform/threads/workerPaths.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { journalIn } from '../../db/networkFolder.ts'
import { withSidecars } from '../../db/files/folderSwap.ts'
import { workName } from '../../db/files/workFolder.ts'
import type { SignedMessage } from '../../../shared/contract/messages.ts'

/** What these methods need. */
export interface DataDeps {
  /** Returns the open network's folder and its name. */
  place(): { folder: string; network: string }
  vaults: Pick<Vaults, 'keyOf' | 'held' | 'open'>
  version: string
  workers: Pick<WorkerPaths, 'maintenance'>
  files: HostFiles
  now(): number
  emit: (event: AppEvent) => void
  /** Returns the running core. @throws AppError where there is none. */
  core(): Promise<{
    exportRows: ExportRows
    exportGains: ExportGains
    checkExport: (request: ExportRequest) => void
    accounts(): Account[]
    lastBackup: LastBackup
  }>
  /** Stops the core, runs `work` and starts a core again. */
  closed<T>(work: () => T | Promise<T>): Promise<T>
  /** Called after every data check. */
  onChecked?(outcome: { at: number; isSound: boolean }): void
}

async function saveGains({ core, files, place }: DataDeps, request: GainsExportRequest): Promise<SavedFile> {
  const { exportGains } = await core()
  return files.save(gainsExportName(request), (destination, signal) =>
    exportGains({ ...request, network: place().network }, destination, signal),
  )
}

/** Takes what is written and keeps nothing of it. */
function discarding(): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
}

/** Counts what an export writes, and the transactions that it writes nothing of. */
async function countRows({ exportRows }: { exportRows: ExportRows }, request: ExportRequest): Promise<{ rows: number; omitted: number }> {
  const omitted = { transactions: 0 }
  const rows = await exportRows(request, discarding(), undefined, omitted)
  return { rows, omitted: omitted.transactions }
}

/** The methods answered here. */
export type DataHandlers = Pick<Handlers, Extract<keyof Handlers, `data.${string}` | `exports.${string}`>>

/** Handles the methods on data and exports. */
export function dataHandlers(deps: DataDeps): DataHandlers {
  const { place, files, workers, closed, now } = deps
  /** Returns the folder with its key. @throws AppError store.locked. */
  const opened = () => ({ folder: place().folder, key: deps.vaults.keyOf(place().folder) })
  const backup = () => ({ ...place(), ...opened(), version: deps.version, workerPath: workers.maintenance, now })
  return {
    'exports.save': async (request) => {
      const { exportRows, checkExport } = await deps.core()
      checkExport(request)
      return files.save(exportName(request, now()), (destination, signal) => exportRows(request, destination, signal))
    },
    'exports.count': async (request) => countRows(await deps.core(), request),
    'exports.saveGains': (request) => saveGains(deps, request),
    'exports.saveMessage': (message) =>
      files.save(`waybill-message-${message.address.bech32}.json`, (destination) => pipeline([messageFile(message)], destination)),
    'data.sizes': () => runMaintenance(workers.maintenance, { kind: 'sizes', ...opened() }),
    'data.check': () => checkData(deps, opened()),
    'data.diagnose': () => runMaintenance(workers.maintenance, { kind: 'diagnose', ...opened() }),
    'data.backUp': ({ withPictures }) =>
      saveBackup(deps, (destination, signal) => writeBackup(backup(), { withPictures, signal }, destination)),
    'data.lastBackup': async () => ({ at: (await deps.core()).lastBackup.read() }),
    'data.chooseBackup': () => files.choose(),
    'data.inspectBackup': ({ ticket }) => files.lookAtChosen(ticket, readManifest),
    'data.restore': ({ ticket, passphrase }) =>
      files.withChosen(ticket, async (path) => {
        const unpacked = await unpackBackup({ ...place(), ...encryptionOf(deps, passphrase), workerPath: workers.maintenance }, path)
        const { folder } = place()
        return closed(() => ({ keptIn: putInPlace(folder, unpacked, now()) }))
      }),
    'data.compact': () => closed(() => runMaintenance(workers.maintenance, { kind: 'compact', ...opened() })),
    'data.eraseAccount': async ({ accountId, withLabels }) => {
      const account = (await deps.core()).accounts().find(({ id }) => id === accountId)
      if (account === undefined) throw new AppError('account.unknown', 'This account is no longer in Waybill.')
      const input = { accountId, account: addressRef(account.address.hex), withLabels }
      return closed(() => runMaintenance(workers.maintenance, { kind: 'eraseAccount', ...opened(), input }))
    },
    'data.eraseAll': async () => {
      await closed(() => {
        eraseFolder(place().folder)
      })
      return {}
    },
    'data.removeAside': () => {
      const { folder } = place()
      for (const name of asideFolders(folder)) rmSync(join(folder, name), { recursive: true, force: true })
      return {}
    },
    'data.setAside': ({ what }) => closed(() => ({ keptIn: startWithout(place().folder, what, deps) })),
    'data.saveDamaged': () =>
      files.save(fileName(deps, 'files'), (destination, signal) => writeRawCopy(place().folder, destination, signal)),
    'data.salvage': () => files.save(fileName(deps, 'readable').replace('.zip', '.jsonl'), salvageInto(deps)),
  }
}

/** Lets the user name a file, writes the backup to it and stores when it was complete. */
async function saveBackup(deps: DataDeps, write: WriteFile): Promise<SavedFile> {
  const { lastBackup } = await deps.core()
  return deps.files.save(fileName(deps, 'backup'), async (destination, signal) => {
    await write(destination, signal)
    lastBackup.write(deps.now())
    deps.emit({ type: 'backup.saved' })
  })
}

async function checkData({ workers, now, onChecked }: DataDeps, opened: { folder: string; key: DataKey | null }): Promise<CheckReport> {
  const report = await runMaintenance(workers.maintenance, { kind: 'check', ...opened })
  onChecked?.({ at: now(), isSound: report.isSound })
  return report
}

/**
 * Returns a file name for a backup or copy.
 * @example fileName(deps, 'backup') // 'waybill-backup-mainnet-2026-01-02.zip'
 */
function fileName({ place, now }: DataDeps, what: string): string {
  return `waybill-${what}-${place().network}-${new Date(now()).toISOString().slice(0, 10)}.zip`
}

/** Salvages rows in a worker thread to a temporary file, and streams it to the destination. */
function salvageInto({ place, workers, vaults }: DataDeps): WriteFile {
  return async (destination, signal) => {
    const { folder } = place()
    const work = join(folder, workName('salvage'))
    try {
      await mkdir(work, { mode: 0o700 })
      const target = join(work, 'rows.jsonl')
      await runMaintenance(workers.maintenance, { kind: 'salvage', folder, key: vaults.keyOf(folder), target })
      await pipeline(createReadStream(target), destination, signal === undefined ? {} : { signal })
    } catch (error) {
      throw toStoreError(error)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
}

/** Returns how to open a backup, and the key that encrypts a plain backup before it replaces encrypted data. */
function encryptionOf({ place, vaults }: DataDeps, passphrase: string | undefined) {
  const { folder } = place()
  const vault = readVault(folder)
  const key = vault === null ? null : vaults.keyOf(folder)
  return {
    encryption: vault === null || key === null ? null : { vault, key },
    openBackup: (theirs: Vault): DataKey | Promise<DataKey> => {
      if (passphrase !== undefined) return vaults.open(theirs, passphrase)
      const held = vaults.held(theirs)
      if (held !== null) return held
      throw new AppError('backup.locked', 'This backup is encrypted.', { hint: 'Enter the passphrase used when it was made.' })
    },
  }
}

/** Moves files aside. The vault file moves along with everything that it opens, and a copy stays where a database remains. */
function startWithout(folder: string, what: SetAsideWhat, { vaults, now }: Pick<DataDeps, 'vaults' | 'now'>): string {
  const names = what === 'everything' ? ['journal.db', 'archive.db'] : [`${what}.db`]
  const key = what === 'everything' ? null : vaults.keyOf(folder)
  const aside = setAside(folder, [...names.flatMap(withSidecars), ...(what === 'everything' ? [VAULT_FILE] : [])], null, now())
  if (key !== null) cpSync(join(folder, VAULT_FILE), join(folder, aside, VAULT_FILE))
  // An archive without a journal would look like a lost journal, so an empty one is created.
  if (what === 'journal') openJournal(journalIn(folder), key).close()
  return aside
}

/**
 * Returns JSON in the form introduced by MyCrypto and MyEtherWallet and adopted by block explorers, with the init1 notation added.
 * Source: MyCryptoHQ/MyCrypto SignMessage (address, msg, sig, version).
 */
export function messageFile({ address, text, signature }: SignedMessage): string {
  return `${JSON.stringify({ address: address.hex, bech32: address.bech32, msg: text, sig: signature, version: '2' }, null, 2)}\n`
}
