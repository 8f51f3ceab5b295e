// Checks the data folder: permissions, space, databases, encryption, logs, and use by another process. Read-only, also while Waybill runs.
import { accessSync, constants, existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileState } from '../../../../shared/contract/settings/maintenance.ts'
import type { DatabaseHealth } from '../../../../shared/contract/settings/health.ts'
import { runMaintenance } from '../../../features/maintenance/maintenanceTask.ts'
import { dataHealth, mayWrite } from '../../../features/maintenance/health.ts'
import { freeSpace } from '../../../features/maintenance/sizes.ts'
import { LOG_NAMES } from '../../../platform/log/appLog.ts'
import { logFiles } from '../../../platform/log/logFile.ts'
import type { DataKey } from '../../../db/database.ts'
import { isFolderTaken } from '../../../db/files/storeProbe.ts'
import { readVault, type Vault } from '../../../db/files/vaultFile.ts'
import { CONTENT_OF, sizeOf } from '../../../db/files/checkDatabaseFile.ts'
import { bytesText, fine, note, problem, type Finding } from './finding.ts'

/** Where the data is. */
export interface DataPlace {
  dataFolder: string
  /** The network's folder inside it. */
  folder: string
  maintenanceWorker: string
  /** Returns the key of encrypted data; null without a passphrase. @throws AppError vault.wrongPassphrase. */
  keyOf(vault: Vault): Promise<DataKey | null>
}

/** Permission bits of group and others. */
const OTHERS = 0o077

/** Checks the folder: usability, permissions, and free space. */
export function folderFindings(dataFolder: string): Finding[] {
  const name = 'Data folder'
  if (!existsSync(dataFolder)) {
    const above = nearest(dataFolder)
    const could = `Waybill creates ${dataFolder} on first start.`
    if (!mayUse(above)) return [problem(name, `Can’t create ${dataFolder}: no permission to write in ${above}.`, CHOOSE)]
    return [fine(name, `None yet. ${could}`), spaceFinding(above)]
  }
  if (!statSync(dataFolder).isDirectory()) return [problem(name, `${dataFolder} is a file, not a folder.`, CHOOSE)]
  if (!mayUse(dataFolder)) return [closedFolder(dataFolder)]
  const isOpen = process.platform !== 'win32' && (lstatSync(dataFolder).mode & OTHERS) !== 0
  const rights = isOpen
    ? note(name, `Other users on this computer can access ${dataFolder}.`, 'Start Waybill: it restricts access to you.')
    : fine(name, `${dataFolder} is writable${process.platform === 'win32' ? '' : ', only by you'}.`)
  return [rights, spaceFinding(dataFolder)]
}

const CHOOSE = 'Choose another folder with --data-dir.'

function closedFolder(folder: string): Finding {
  const todo = process.platform === 'win32' ? 'Give yourself full control of it.' : `Fix its permissions: chmod -R u+rwX '${folder}'`
  return problem('Data folder', `You don’t have permission to read and write in ${folder}.`, todo)
}

/** Returns the folder, or its closest existing parent. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

function mayUse(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    // Every failure means that the folder is not usable.
    return false
  }
}

/** Enough for a history, its log and a backup. */
const LITTLE_SPACE = 1_000_000_000
const NO_SPACE = 100_000_000

function spaceFinding(folder: string): Finding {
  const free = freeSpace(folder)
  const what = `${bytesText(free)} free on the disk.`
  if (free < NO_SPACE) return problem('Disk space', what, 'Free up space: Waybill will soon be unable to save anything.')
  return free < LITTLE_SPACE ? note('Disk space', what, 'Free up space before you sync a long history.') : fine('Disk space', what)
}

/** Checks the content of a network's folder, and whether Waybill uses it. */
export async function databaseFindings(place: DataPlace): Promise<Finding[]> {
  const { folder } = place
  if (!existsSync(folder)) return [fine('Databases', 'Nothing stored for this network yet.')]
  if (!mayUse(folder)) return [closedFolder(folder)]
  const running = isFolderTaken(folder)
    ? note('Running', 'Waybill is running and using this folder; a second one can’t start.')
    : fine('Running', 'Waybill isn’t running in this folder.')
  const vault = readVault(folder)
  const key = vault === null ? null : await place.keyOf(vault)
  const { databases } = dataHealth(folder, () => key)
  if (databases.every(({ bytes }) => bytes === 0)) return [running, fine('Databases', 'Nothing stored for this network yet.')]
  const closed = databases.filter(({ file, bytes }) => bytes > 0 && !mayWrite(join(folder, `${file}.db`)))
  if (closed.length > 0) return [running, ...closed.map(({ file }) => closedFile(join(folder, `${file}.db`)))]
  if (vault !== null && key === null) return [running, lockedFinding(databases)]
  const states = await runMaintenance(place.maintenanceWorker, { kind: 'diagnose', folder, key })
  const encrypted =
    vault === null
      ? note(
          'Encryption',
          'Your data isn’t encrypted; anyone who can read this disk can read it.',
          'You can turn encryption on in Settings.',
        )
      : fine('Encryption', 'Your data is encrypted, and the passphrase is correct.')
  return [running, encrypted, ...states.map((state) => stateFinding(state, databases))]
}

function closedFile(file: string): Finding {
  return problem('Databases', `You don’t have permission to read and write ${file}.`, 'Fix its permissions to match the files next to it.')
}

function lockedFinding(databases: readonly DatabaseHealth[]): Finding {
  const bytes = databases.reduce((sum, database) => sum + database.bytes, 0)
  const todo = 'To check it too, add --passphrase-file FILE.'
  return note('Encryption', `Your data (${bytesText(bytes)}) is encrypted and wasn’t checked without the passphrase.`, todo)
}

const RESCUE = 'Open Waybill to restore a backup, or to set the file aside and continue without it.'

function stateFinding({ file, state, bytes }: FileState, databases: readonly DatabaseHealth[]): Finding {
  const known = databases.find((database) => database.file === file)
  const name = `${file}.db`
  const holds = CONTENT_OF[file]
  switch (state) {
    case 'sound':
      return fine(name, `OK: ${holds}, ${bytesText(bytes)}, schema ${known?.schema ?? known?.expected ?? ''}.`)
    case 'missing':
      return problem(name, `Missing (${holds}), although the other database is there.`, RESCUE)
    case 'fromFuture':
      return problem(
        name,
        'Written by a newer version of Waybill.',
        'Install the newer version again. This one can’t read the file and leaves it unchanged.',
      )
    case 'fromPast':
      return note(name, 'Written by an older version of Waybill.', 'Start Waybill to update it.')
    case 'damaged':
      return problem(name, `Damaged or unreadable (${holds}).`, RESCUE)
  }
}

/** A log is rotated at a megabyte; far more means that rotation fails. */
const MAX_LOG = 2_000_000
const DAY_MS = 86_400_000

/** Checks the size of the logs, and counts their errors. */
export function logFindings(dataFolder: string, now: number): Finding[] {
  const files = LOG_NAMES.flatMap((log) => logFiles(join(dataFolder, log))).filter((file) => (sizeOf(file) ?? 0) > 0)
  if (files.length === 0) return [fine('Log', 'None yet.')]
  const closed = files.find((file) => !mayWrite(file))
  if (closed !== undefined) return [problem('Log', `Can’t write to ${closed}.`, 'Fix its permissions, or delete it.')]
  const bytes = files.reduce((sum, file) => sum + (sizeOf(file) ?? 0), 0)
  const tooLarge = files.find((file) => (sizeOf(file) ?? 0) > MAX_LOG)
  if (tooLarge !== undefined) return [problem('Log', `${tooLarge} has grown to ${bytesText(bytes)}.`, 'Delete it while Waybill is closed.')]
  return [fine('Log', `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${bytesText(bytes)}.`), ...errorFindings(dataFolder, now)]
}

/** Counts errors of the last day. */
function errorFindings(dataFolder: string, now: number): Finding[] {
  const file = join(dataFolder, 'errors.log')
  if (!existsSync(file)) return []
  const times = [...readFileSync(file, 'utf8').matchAll(/^\{"at":"([^"]+)"/gm)].map(([, at]) => Date.parse(at ?? ''))
  const recent = times.filter((at) => at > now - DAY_MS).length
  if (recent === 0) return []
  return [note('Errors', `${recent} in the last 24 hours, in ${file}.`, 'If something isn’t working, send a support bundle from Settings.')]
}
