// The contract's methods that outlive a core: exports to a file of the user's choice, and the care of the data.
import { mkdir, rm } from 'node:fs/promises'
import { createReadStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Account } from '../../shared/account.ts'
import type { SetAsideWhat } from '../../shared/care.ts'
import type { Handlers } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import type { ExportRequest } from '../../shared/exports.ts'
import { writeBackup, writeRawCopy } from '../care/backup.ts'
import { runCare } from '../care/careTask.ts'
import { eraseFolder } from '../care/eraseFolder.ts'
import { putInPlace, readManifest, setAside, unpackBackup } from '../care/restore.ts'
import { asideFolders } from '../care/sizes.ts'
import { exportName, type ExportRows } from '../exports/exportRows.ts'
import { messageFile } from '../exports/messageFile.ts'
import { addressRef } from '../labels/labelKey.ts'
import type { HostFiles, WriteFile } from '../lib/hostFiles.ts'
import type { WorkerPaths } from '../lib/workerPaths.ts'
import { toStoreError } from '../store/database.ts'
import { openJournal } from '../store/journal/journal.ts'
import { journalIn } from '../store/networkFolder.ts'
import { withSidecars } from '../store/swap.ts'
import { workName } from '../store/workFolder.ts'

export interface DataDeps {
  /** The open network: its folder, and the folder's name. */
  place(): { folder: string; network: string }
  version: string
  workers: Pick<WorkerPaths, 'care'>
  files: HostFiles
  now(): number
  /** Of the core that runs. @throws AppError where there is none. */
  core(): Promise<{ exportRows: ExportRows; checkExport: (request: ExportRequest) => void; accounts(): Account[] }>
  /** Stops the core, runs `work` and starts a core again. */
  closed<T>(work: () => T | Promise<T>): Promise<T>
}

export type DataHandlers = Pick<Handlers, Extract<keyof Handlers, `data.${string}` | `exports.${string}`>>

export function dataHandlers(deps: DataDeps): DataHandlers {
  const { place, files, workers, closed, now } = deps
  const backup = () => ({ ...place(), version: deps.version, workerPath: workers.care, now })
  return {
    'exports.save': async (request) => {
      const { exportRows, checkExport } = await deps.core()
      checkExport(request)
      return files.save(exportName(request, now()), (destination, signal) => exportRows(request, destination, signal))
    },
    'exports.saveMessage': (message) =>
      files.save(`waybill-message-${message.address.bech32}.json`, (destination) => pipeline([messageFile(message)], destination)),
    'data.sizes': () => runCare(workers.care, { kind: 'sizes', folder: place().folder }),
    'data.check': () => runCare(workers.care, { kind: 'check', folder: place().folder }),
    'data.diagnose': () => runCare(workers.care, { kind: 'diagnose', folder: place().folder }),
    'data.backUp': async ({ withPictures }) => {
      await deps.core()
      const options = { withPictures }
      return files.save(fileName(deps, 'backup'), (destination, signal) => writeBackup(backup(), { ...options, signal }, destination))
    },
    'data.chooseBackup': () => files.choose(),
    'data.inspectBackup': ({ ticket }) => files.lookAtChosen(ticket, readManifest),
    'data.restore': ({ ticket }) =>
      files.withChosen(ticket, async (path) => {
        const unpacked = await unpackBackup({ ...place(), workerPath: workers.care }, path)
        const { folder } = place()
        return closed(() => ({ keptIn: putInPlace(folder, unpacked, now()) }))
      }),
    'data.compact': () => closed(() => runCare(workers.care, { kind: 'compact', folder: place().folder })),
    'data.eraseAccount': async ({ accountId, withLabels }) => {
      const account = (await deps.core()).accounts().find(({ id }) => id === accountId)
      if (account === undefined) throw new AppError('account.unknown', 'This account is not in Waybill any more.')
      const input = { accountId, account: addressRef(account.address.hex), withLabels }
      return closed(() => runCare(workers.care, { kind: 'eraseAccount', folder: place().folder, input }))
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
    'data.setAside': ({ what }) => closed(() => ({ keptIn: startWithout(place().folder, what, now()) })),
    'data.saveDamaged': () =>
      files.save(fileName(deps, 'files'), (destination, signal) => writeRawCopy(place().folder, destination, signal)),
    'data.salvage': () => files.save(fileName(deps, 'readable').replace('.zip', '.jsonl'), salvageInto(deps)),
  }
}

/** @example fileName(deps, 'backup') // 'waybill-backup-mainnet-2026-01-02.zip' */
function fileName({ place, now }: DataDeps, what: string): string {
  return `waybill-${what}-${place().network}-${new Date(now()).toISOString().slice(0, 10)}.zip`
}

/** Damaged files are read in a thread, to a file, and sent from there. */
function salvageInto({ place, workers }: DataDeps): WriteFile {
  return async (destination, signal) => {
    const { folder } = place()
    const work = join(folder, workName('salvage'))
    try {
      await mkdir(work, { mode: 0o700 })
      const target = join(work, 'rows.jsonl')
      await runCare(workers.care, { kind: 'salvage', folder, target })
      await pipeline(createReadStream(target), destination, signal === undefined ? {} : { signal })
    } catch (error) {
      throw toStoreError(error)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
}

function startWithout(folder: string, what: SetAsideWhat, now: number): string {
  const names = what === 'everything' ? ['journal.db', 'archive.db'] : [`${what}.db`]
  const aside = setAside(folder, names.flatMap(withSidecars), null, now)
  // An archive without a journal would look like one that lost it.
  if (what === 'journal') openJournal(journalIn(folder)).close()
  return aside
}
