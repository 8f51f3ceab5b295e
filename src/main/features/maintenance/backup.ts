// Writes a backup: one zip with consistent copies of both databases, a manifest, and optionally the pictures. Any zip program opens it, and
// each database in it is a plain SQLite file. See docs/decisions.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { BackupManifest, DatabaseName } from '../../../shared/contract/settings/maintenance.ts'
import { toStoreError, type DataKey } from '../../db/database.ts'
import { withSidecars } from '../../db/files/folderSwap.ts'
import { VAULT_FILE } from '../../db/files/vaultFile.ts'
import { workName } from '../../db/files/workFolder.ts'
import { runMaintenance } from './maintenanceTask.ts'

/** Format 2 is an encrypted backup with vault.json; a plain one is written as 1, which older versions read. */
export const BACKUP_FORMAT = 2
/** Name of the manifest inside the zip. */
export const MANIFEST = 'manifest.json'
/** Pictures are named by the SHA-256 of their content; an unfinished one has another name. */
const PICTURE = /^[0-9a-f]{64}$/
/** Level 1 halves database pages; a higher level costs much more time than it saves. */
const COMPRESSION = { compressionLevel: 1 }
/** Pictures are already compressed. */
const STORED = { compress: false }

/** What writing a backup needs. */
export interface BackupDeps {
  /** The network's folder; it may stay in use. */
  folder: string
  /** Key of its databases, where they are encrypted. */
  key: DataKey | null
  /** The network folder's name. */
  network: string
  version: string
  workerPath: string
  now(): number
}

/** What a backup contains. */
export interface BackupOptions {
  withPictures: boolean
  signal?: AbortSignal | undefined
}

/**
 * Writes a backup and ends the destination. Temporarily needs as much free space as the databases take.
 * @throws AppError store.full with the space that it needs, store.damaged.
 */
export async function writeBackup(
  deps: BackupDeps,
  { withPictures, signal }: BackupOptions,
  destination: Writable,
): Promise<BackupManifest> {
  const target = join(deps.folder, workName('backup'))
  try {
    const snapshot = await runMaintenance(deps.workerPath, { kind: 'snapshot', folder: deps.folder, key: deps.key, target })
    const pictures = withPictures ? picturesIn(deps.folder) : []
    const describe = async (name: DatabaseName) => ({ schema: snapshot.schemas[name], sha256: await digest(join(target, `${name}.db`)) })
    const manifest: BackupManifest = {
      app: 'waybill',
      format: deps.key === null ? 1 : BACKUP_FORMAT,
      version: deps.version,
      network: deps.network,
      createdAt: new Date(deps.now()).toISOString(),
      hasPictures: withPictures,
      isEncrypted: deps.key !== null,
      databases: { journal: await describe('journal'), archive: await describe('archive') },
      counts: snapshot.counts,
    }
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), MANIFEST)
    for (const name of ['journal.db', 'archive.db']) zip.addFile(join(target, name), name, COMPRESSION)
    if (deps.key !== null) zip.addFile(join(deps.folder, VAULT_FILE), VAULT_FILE)
    for (const name of pictures) zip.addFile(join(deps.folder, 'media', name), `media/${name}`, STORED)
    await writeZip(zip, destination, signal)
    return manifest
  } catch (error) {
    throw toStoreError(error)
  } finally {
    await rm(target, { recursive: true, force: true })
  }
}

/** Copies both databases byte for byte with their logs into a zip, for later recovery. The folder must not be in use. */
export async function writeRawCopy(folder: string, destination: Writable, signal?: AbortSignal): Promise<void> {
  const zip = new ZipFile()
  for (const name of [...['journal.db', 'archive.db'].flatMap(withSidecars), VAULT_FILE]) {
    if (existsSync(join(folder, name))) zip.addFile(join(folder, name), name, COMPRESSION)
  }
  try {
    await writeZip(zip, destination, signal)
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Ends the zip and the destination. */
export async function writeZip(zip: ZipFile, destination: Writable, signal: AbortSignal | undefined): Promise<void> {
  const out = new PassThrough()
  // An unreadable file is reported by yazl's own error event.
  zip.once('error', (error: Error) => out.destroy(error))
  zip.end()
  zip.outputStream.pipe(out)
  await pipeline(out, destination, signal === undefined ? {} : { signal })
}

function picturesIn(folder: string): string[] {
  const media = join(folder, 'media')
  if (!existsSync(media)) return []
  return readdirSync(media, { withFileTypes: true }).flatMap((entry) => (entry.isFile() && PICTURE.test(entry.name) ? [entry.name] : []))
}

/** Returns the SHA-256 of a file as lower-case hex. */
export async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
