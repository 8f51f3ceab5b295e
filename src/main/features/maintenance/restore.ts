// Restores a backup: unpacks and checks everything first, then swaps it in; the replaced data is kept in a folder.
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { BackupManifest } from '../../../shared/contract/settings/maintenance.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { asPhrase, phrase, type PhraseText } from '../../../shared/domain/phrase.ts'
import { sniffImage } from '../../clients/media/sniffImage.ts'
import { lockDataFolder, toStoreError, type DataKey } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS } from '../../db/archive/schema.ts'
import { JOURNAL_MIGRATIONS } from '../../db/journal/journal.ts'
import { refuseFuture } from '../../db/migrate.ts'
import { swapFiles, withSidecars } from '../../db/files/folderSwap.ts'
import { readVault, VAULT_FILE, writeVault, type Vault } from '../../db/files/vaultFile.ts'
import { workName } from '../../db/files/workFolder.ts'
import { BACKUP_FORMAT, digest, MANIFEST } from './backup.ts'
import { runMaintenance } from './maintenanceTask.ts'
import { needSpace } from './compact.ts'

const MAX_MANIFEST_BYTES = 100_000
/** The databases that a backup contains. */
const DATABASES = ['journal.db', 'archive.db'] as const
/** Upper limit, far above the size of any vault file that Waybill writes. */
const MAX_VAULT_BYTES = 10_000
const PICTURE = /^media\/([0-9a-f]{64})$/
/** Upper limit, far above the size of any picture that Waybill stores. */
const MAX_PICTURE_BYTES = 10_000_000

/**
 * Reads a backup's manifest without unpacking the rest.
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

/** What unpacking needs. */
export interface UnpackDeps {
  folder: string
  /** Name of the network's folder; a backup of another network is refused. */
  network: string
  workerPath: string
  /** Returns the key of an encrypted backup. @throws AppError backup.locked, vault.…. */
  openBackup(vault: Vault): DataKey | Promise<DataKey>
  /** Current encryption of the data: a plain backup is encrypted before it is swapped in. */
  encryption: { key: DataKey; vault: Vault } | null
}

/** An unpacked and checked backup. */
export interface Unpacked {
  manifest: BackupManifest
  /** Name of the folder with the checked files, inside the network's. */
  staging: string
}

/**
 * Unpacks a backup beside the data and checks every page; does not touch the data.
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
      if (!existsSync(join(target, `${name}.db`))) throw unreadable(phrase`it has no ${name}`)
      if ((await digest(join(target, `${name}.db`))) !== manifest.databases[name].sha256) throw unreadable(phrase`its ${name} has changed`)
    }
    const vault = manifest.isEncrypted ? readVault(target) : null
    if (manifest.isEncrypted && vault === null) throw unreadable('it has no vault.json')
    if (!manifest.isEncrypted && existsSync(join(target, VAULT_FILE))) throw unreadable('it contains an unknown file')
    const key = vault === null ? null : await deps.openBackup(vault)
    const foreign = await runMaintenance(workerPath, { kind: 'validateBackup', folder: target, key })
    if (foreign.length > 0) throw unreadable(phrase`its ${foreign.join(' and ')} is damaged, or was not made by Waybill`)
    if (key === null && deps.encryption !== null) await encrypt(target, deps.encryption, workerPath)
    return { manifest, staging }
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw asUnreadable(error)
  }
}

/** Encrypts an unpacked plain backup, so that encrypted data stays encrypted. */
async function encrypt(target: string, { key, vault }: NonNullable<UnpackDeps['encryption']>, workerPath: string): Promise<void> {
  await runMaintenance(workerPath, { kind: 'rekeyFiles', folder: target, from: null, to: key })
  writeVault(target, vault)
}

/**
 * Swaps unpacked files in; the folder must not be open.
 * @returns the name of the folder with the replaced files.
 * @throws AppError store.inUse, store.readOnly.
 */
export function putInPlace(folder: string, { manifest, staging }: Unpacked, now: number): string {
  const databases = [...DATABASES.flatMap(withSidecars), VAULT_FILE]
  return setAside(folder, manifest.hasPictures ? [...databases, 'media'] : databases, staging, now)
}

/** Moves files into a new folder named by the time, and staged files into their place. */
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

/** Accepts only pictures that Waybill itself could have written, since they are shown without further decoding. */
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

function unreadable(why: PhraseText, cause?: unknown): AppError {
  return new AppError('backup.unreadable', phrase`This isn’t a Waybill backup: ${asPhrase(why)}.`, {
    hint: 'Choose a backup made by Waybill. Nothing was changed.',
    cause,
  })
}

/** Converts what the readers throw on an untrusted file; AppErrors and disk errors pass unchanged. */
function asUnreadable(error: unknown): unknown {
  const known = toStoreError(error)
  if (known instanceof AppError) return known
  // The readers throw plain errors, zlib with a code of Z…; any other code comes from the system and is a bug.
  if (error instanceof Error && 'code' in error && !String(error.code).startsWith('Z')) return error
  return unreadable('it’s damaged or a different type of file', error)
}

function otherNetwork(theirs: string, ours: string): AppError {
  return new AppError('backup.otherNetwork', phrase`This backup is for the network “${theirs}”, but “${ours}” is open.`, {
    hint: 'Switch networks in Settings, then restore.',
  })
}
