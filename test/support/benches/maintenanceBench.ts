// A session on the practice network with the browser's file desk, and the ways to break its files.
import { cpSync, createWriteStream, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable, PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { createFileExchange } from '../../../src/main/hosts/loopback/fileExchange.ts'
import { startSession } from '../../../src/main/app/session.ts'
import type { Input, Method, Output } from '../../../src/shared/contract/methods.ts'
import { fromErrorData } from '../../../src/shared/domain/errors.ts'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import type { SavedFile } from '../../../src/shared/contract/settings/exports.ts'
import type { UpdateFeed } from '../../../src/main/features/updates/updater.ts'
import type { KeyStore } from '../../../src/main/features/vault/vaults.ts'
import { writeBook } from './bookShelf.ts'
import { tempFolder } from './syncBench.ts'
import { WORKERS } from '../programs/workers.ts'

export const FIRST = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

interface MaintenanceOptions {
  keyStore?: KeyStore | null
  feed?: UpdateFeed | null
}

export type MaintenanceBench = Awaited<ReturnType<typeof maintenanceBench>>

export async function maintenanceBench(dataFolder: string, { keyStore = null, feed = null }: MaintenanceOptions = {}) {
  const lines: string[] = []
  const log = createLog(Date.now, (line) => lines.push(line))
  const desk = createFileExchange({ uploadFolder: join(dataFolder, 'uploads') })
  const session = await startSession({
    dataFolder,
    network: { kind: 'practice' },
    seed: 1,
    writeBook,
    host: 'browser',
    version: '0.0.0',
    workers: WORKERS,
    files: desk,
    log,
    keyStore: () => Promise.resolve(keyStore),
    feed,
  })
  const events: AppEvent[] = []
  session.subscribe((event) => events.push(event))
  const call = async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
    const reply = await session.dispatch(method, input)
    if (!reply.ok) throw fromErrorData(reply.error)
    return reply.value as Output<M>
  }
  return {
    folder: join(dataFolder, 'practice'),
    session,
    events,
    lines,
    call,
    /** Watches an account and copies its history. */
    copy: async (address: string, label: string) => {
      const account = await call('accounts.watch', { address, label })
      const { sync } = await session.core()
      await sync.once({ accounts: [account], signal: new AbortController().signal })
      return account
    },
    /** What the browser would do with the answer: fetches it into a file. */
    download: async (saved: SavedFile, file: string) => {
      if (saved.state !== 'ready') throw new Error(`the file is ${saved.state}`)
      const offer = desk.take(saved.url.slice('/download/'.length))
      if (offer === null) throw new Error('nothing is offered')
      const out = new PassThrough()
      await Promise.all([offer.write(out), pipeline(out, createWriteStream(file))])
      return offer.name
    },
    /** Sends a file as the browser would; returns its ticket. */
    upload: async (file: string) => {
      const chosen = await call('data.chooseBackup', {})
      if (chosen.state !== 'upload') throw new Error(`the file is ${chosen.state}`)
      await desk.receive(chosen.ticket, Readable.from([readFileSync(file)]))
      return chosen.ticket
    },
    close: async () => {
      await session.stop()
      await desk.close()
    },
  }
}

/** Creates a bench on a new folder before each test, with short names for what the tests do with it. */
export function maintenanceSetup() {
  let folder = tempFolder()
  let bench: MaintenanceBench
  let lastKeyStore: KeyStore | null = null
  const reopen = async (path = folder.path, keyStore: KeyStore | null = null) => {
    lastKeyStore = keyStore
    bench = await maintenanceBench(path, { keyStore })
  }
  const shelf = createFolderShelf()
  beforeEach(async () => {
    folder = tempFolder()
    if (shelf.copyTo('new', folder.path)) return reopen()
    await reopen()
    await bench.close()
    shelf.keep('new', folder.path)
    await reopen()
  })
  afterEach(async () => {
    await bench.close()
    folder.remove()
  })
  afterAll(shelf.remove)
  const copyHistory = async () => {
    await bench.copy(FIRST, 'Savings')
    const [item] = (await page()).items
    if (item === undefined) throw new Error('no history')
    await bench.call('labels.set', { key: { kind: 'tx', chainId: item.chainId, ref: item.hash }, label: 'Rent' })
  }
  const page = (filter = {}) => bench.call('activity.page', { filter, limit: 500 })
  /** Of all that a filter leaves, newest first. */
  const hashes = async (filter = {}) => {
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { items, nextCursor }: Output<'activity.page'> = await bench.call('activity.page', { filter, cursor, limit: 500 })
      found.push(...items.map(({ hash }) => hash))
      cursor = nextCursor
    }
    return found
  }
  return {
    get bench() {
      return bench
    },
    folder: () => folder.path,
    reopen,
    page,
    hashes,
    /** Copies an account's history and labels its newest transaction. */
    filled: async () => {
      const isKept = shelf.has('filled')
      if (!isKept) await copyHistory()
      await bench.close()
      if (isKept) shelf.copyTo('filled', folder.path)
      else shelf.keep('filled', folder.path)
      await reopen(folder.path, lastKeyStore)
      const [account] = await bench.call('accounts.list', {})
      const [item] = (await page()).items
      if (account === undefined || item === undefined) throw new Error('no history')
      return { account, item, held: await hashes() }
    },
    /** @returns the backup's path */
    backUp: async () => {
      const file = join(folder.path, 'backup.zip')
      await bench.download(await bench.call('data.backUp', { withPictures: false }), file)
      return file
    },
  }
}

/** Keeps data folders as closed sessions leave them: to copy one takes a tenth of what it takes to fill one again. */
function createFolderShelf() {
  const kept = new Map<string, ReturnType<typeof tempFolder>>()
  return {
    has: (name: string) => kept.has(name),
    keep: (name: string, from: string) => {
      const folder = tempFolder()
      cpSync(from, folder.path, { recursive: true })
      kept.set(name, folder)
    },
    /** Replaces what is at `path`. @returns false when nothing was kept under this name */
    copyTo: (name: string, path: string) => {
      const folder = kept.get(name)
      if (folder === undefined) return false
      rmSync(path, { recursive: true, force: true })
      cpSync(folder.path, path, { recursive: true })
      return true
    },
    remove: () => {
      for (const folder of kept.values()) folder.remove()
    },
  }
}

/** Ways in which a file is damaged. */
export const DAMAGES: Record<string, (file: string) => void> = {
  'its header is garbage': (file) => {
    overwrite(file, 0, 64)
  },
  'it is cut in the middle': (file) => {
    truncateSync(file, Math.floor(statSync(file).size / 2))
  },
  'it is empty': (file) => {
    truncateSync(file, 0)
  },
  'it is text': (file) => {
    writeFileSync(file, 'no database at all, '.repeat(500))
  },
  'its first page is garbage behind the header': (file) => {
    overwrite(file, 100, 4000)
  },
}

/** Writes garbage over a part of a file. */
export function overwrite(file: string, start: number, length: number): void {
  if (!existsSync(file)) throw new Error(`${file} is not there`)
  const bytes = readFileSync(file)
  for (let at = start; at < Math.min(start + length, bytes.length); at += 1) bytes[at] = (at * 31 + 7) % 256
  writeFileSync(file, bytes)
}
