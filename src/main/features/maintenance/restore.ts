// Puts a backup in the place of the data. Everything is unpacked and checked first; what is replaced is kept in a folder.
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { BackupManifest } from '../../../shared/contract/settings/maintenance.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { sniffImage } from '../../clients/media/sniffImage.ts'
import { lockDataFolder, toStoreError, type DataKey } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS } from '../../db/archive/schema.ts'
import { JOURNAL_MIGRATIONS } from '../../db/journal/journal.ts'
import { refuseFuture } from '../../db/migrate.ts'
import { swapFiles, withSidecars } from '../../db/files/swap.ts'
import { readVault, VAULT_FILE, writeVault, type Vault } from '../../db/files/vaultFile.ts'
import { workName } from '../../db/files/workFolder.ts'
import { BACKUP_FORMAT, digest, MANIFEST } from './backup.ts'
import { runMaintenance } from './maintenanceTask.ts'
import { needSpace } from './compact.ts'

const MAX_MANIFEST_BYTES = 100_000
/** The names that a backup may hold: pictures are named by the SHA-256 of what they hold. */
const DATABASES = ['journal.db', 'archive.db'] as const
/** None that Waybill writes comes near it. */
const MAX_VAULT_BYTES = 10_000
const PICTURE = /^media\/([0-9a-f]{64})$/
/** None that Waybill draws comes near it. */
const MAX_PICTURE_BYTES = 10_000_000

/**
 * What a backup is of, without unpacking it.
 * @throws AppError backup.unreadable for another kind of file; store.fromFuture for one of a newer Waybill.
 */
export async function readManifest(file: string): Promise<BackupManifest> {
  const zip = await openZip(file)
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === MANIFEST) return await parseManifest(zip, entry)
    }
    throw unreadable('it has no manifest')
  } catch (error) {
    throw asUnreadable(error)
  } finally {
    zip.close()
  }
}

export interface UnpackDeps {
  folder: string
  /** Name of the network's folder; a backup of another network is refused. */
  network: string
  workerPath: string
  /** The key of a backup that is encrypted. @throws AppError backup.locked, vault.…. */
  openBackup(vault: Vault): DataKey | Promise<DataKey>
  /** What the data is encrypted with now: a plain backup is before it comes into its place. */
  encryption: { key: DataKey; vault: Vault } | null
}

export interface Unpacked {
  manifest: BackupManifest
  /** Name of the folder with the checked files, inside the network's. */
  staging: string
}

/**
 * Unpacks a backup beside the data and checks it, page by page; the data is not touched yet.
 * @throws AppError backup.unreadable, backup.otherNetwork, store.fromFuture, store.full.
 */
export async function unpackBackup(deps: UnpackDeps, file: string): Promise<Unpacked> {
  const { folder, network, workerPath } = deps
  const manifest = await readManifest(file)
  if (manifest.network !== network) throw otherNetwork(manifest.network, network)
  refuseFuture(manifest.databases.journal.schema, JOURNAL_MIGRATIONS)
  refuseFuture(manifest.databases.archive.schema, ARCHIVE_MIGRATIONS)
  const staging = workName('restore')
  const target = join(folder, staging)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await unpack(folder, file, { target, withPictures: manifest.hasPictures })
    for (const name of ['journal', 'archive'] as const) {
      if (!existsSync(join(target, `${name}.db`))) throw unreadable(`it has no ${name}`)
      if ((await digest(join(target, `${name}.db`))) !== manifest.databases[name].sha256) throw unreadable(`its ${name} has changed`)
    }
    const vault = manifest.isEncrypted ? readVault(target) : null
    if (manifest.isEncrypted && vault === null) throw unreadable('it has no vault.json')
    if (!manifest.isEncrypted && existsSync(join(target, VAULT_FILE))) throw unreadable('it contains an unknown file')
    const key = vault === null ? null : await deps.openBackup(vault)
    const foreign = await runMaintenance(workerPath, { kind: 'validateBackup', folder: target, key })
    if (foreign.length > 0) throw unreadable(`its ${foreign.join(' and ')} is damaged, or was not made by Waybill`)
    if (key === null && deps.encryption !== null) await encrypt(target, deps.encryption, workerPath)
    return { manifest, staging }
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw asUnreadable(error)
  }
}

/** What is encrypted here stays so. */
async function encrypt(target: string, { key, vault }: NonNullable<UnpackDeps['encryption']>, workerPath: string): Promise<void> {
  await runMaintenance(workerPath, { kind: 'rekeyFiles', folder: target, from: null, to: key })
  writeVault(target, vault)
}

/**
 * Puts unpacked files in their place; nobody may have the folder open. @returns the name of the folder with what was replaced.
 * @throws AppError store.inUse, store.readOnly.
 */
export function putInPlace(folder: string, { manifest, staging }: Unpacked, now: number): string {
  const databases = [...DATABASES.flatMap(withSidecars), VAULT_FILE]
  return setAside(folder, manifest.hasPictures ? [...databases, 'media'] : databases, staging, now)
}

/** Moves files into a folder of their own, named by the time, and others into their place. */
export function setAside(folder: string, names: string[], staging: string | null, now: number): string {
  const lock = lockDataFolder(folder)
  try {
    const aside = `aside-${new Date(now).toISOString().replaceAll(':', '-')}`
    swapFiles(folder, { aside, staging, names })
    return aside
  } finally {
    lock.release()
  }
}

async function unpack(folder: string, file: string, { target, withPictures }: { target: string; withPictures: boolean }): Promise<void> {
  const zip = await openZip(file)
  try {
    mkdirSync(target, { mode: 0o700 })
    if (withPictures) mkdirSync(join(target, 'media'), { mode: 0o700 })
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === MANIFEST) continue
      needSpace(folder, entry.uncompressedSize)
      if (withPictures && PICTURE.test(entry.fileName)) await unpackPicture(zip, entry, target)
      else if (entry.fileName === VAULT_FILE) {
        if (entry.uncompressedSize > MAX_VAULT_BYTES) throw unreadable('its vault.json is too large')
        await writeFile(join(target, VAULT_FILE), await buffer(await zip.openReadStreamPromise(entry)), { mode: 0o600 })
      } else if (DATABASES.some((name) => name === entry.fileName)) {
        await pipeline(
          await zip.openReadStreamPromise(entry),
          createWriteStream(join(target, entry.fileName), { flags: 'wx', mode: 0o600 }),
        )
      } else throw unreadable('it contains an unknown file')
    }
  } finally {
    zip.close()
  }
}

/** Pictures are shown as they are, so only what Waybill itself could have written is taken. */
async function unpackPicture(zip: ZipFile, entry: Entry, target: string): Promise<void> {
  if (entry.uncompressedSize > MAX_PICTURE_BYTES) throw unreadable('an image in it is too large')
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  const isOurs = `media/${createHash('sha256').update(bytes).digest('hex')}` === entry.fileName && sniffImage(bytes)?.type === 'WebP'
  if (!isOurs) throw unreadable('an image in it has changed')
  await writeFile(join(target, entry.fileName), bytes, { mode: 0o600 })
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { lazyEntries: true, autoClose: false })
  } catch (error) {
    throw asUnreadable(error)
  }
}

async function parseManifest(zip: ZipFile, entry: Entry): Promise<BackupManifest> {
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw unreadable('its manifest is too large')
  const value: unknown = JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  const { format } = BackupManifest.pick({ app: true, format: true }).parse(value)
  if (format > BACKUP_FORMAT)
    throw new AppError('store.fromFuture', 'This backup is from a newer version of Waybill.', { hint: 'Restore it with that version.' })
  return BackupManifest.parse(value)
}

function unreadable(why: string, cause?: unknown): AppError {
  return new AppError('backup.unreadable', `This isn’t a Waybill backup: ${why}.`, {
    hint: 'Choose a backup made by Waybill. Nothing was changed.',
    cause,
  })
}

/** Whatever a stranger's file makes the readers throw; errors of ours and of the disk stay. */
function asUnreadable(error: unknown): unknown {
  const known = toStoreError(error)
  if (known instanceof AppError) return known
  // The readers throw plain errors, zlib ones with a code of Z…; any other code comes from the system, and is a bug of ours.
  if (error instanceof Error && 'code' in error && !String(error.code).startsWith('Z')) return error
  return unreadable('it’s damaged or a different type of file', error)
}

function otherNetwork(theirs: string, ours: string): AppError {
  return new AppError('backup.otherNetwork', `This backup is for the network “${theirs}”, but “${ours}” is open.`, {
    hint: 'Switch networks in Settings, then restore.',
  })
}
