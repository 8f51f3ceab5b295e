// Faults of the disk and of the files on it.
import { chmodSync, openSync, closeSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ACCOUNT, codeOf, copyAll, isSound, until, type FaultBench } from './faultBench.ts'
import type { Fault, See } from './fault.ts'

/** A megabyte a file: less than the history takes. The shell counts in blocks of 512 bytes. */
const SMALL_DISK = 'ulimit -f 2048'

const journal = (bench: FaultBench) => join(bench.place(), 'journal.db')
const archive = (bench: FaultBench) => join(bench.place(), 'archive.db')

/** Fills a folder with a whole history and closes it. @returns how many transactions. */
async function filled(bench: FaultBench): Promise<number> {
  const app = await bench.start()
  const rows = await copyAll(app.client)
  await bench.stop(app)
  return rows
}

const full: Fault = {
  kind: 'Disk full',
  what: 'no file may grow beyond 1 MB (`ulimit -f`, the write is refused with EFBIG) while history is copied',
  run: async (bench, see) => {
    const app = await bench.start({ before: SMALL_DISK })
    await app.client['accounts.watch']({ address: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', label: 'Mine' })
    const code = await until('a full disk is told', async () => {
      const { streams } = await app.client['sync.state']({})
      return streams.find(({ error }) => error?.code.startsWith('store.') === true)?.error?.code ?? null
    })
    see('the copying stops with “the disk takes no more”, and says so', code === 'store.full', code)
    see('the app goes on answering', (await app.page()) === 200 && (await codeOf(app.client['accounts.list']({}))) === null)
    await bench.stop(app)
    see('what is on disk is sound', await isSound(bench))
    const again = await bench.start()
    const rows = await copyAll(again.client)
    see('with room again the history is copied to its end', rows > 300, rows)
    await bench.stop(again)
    see('and is sound', await isSound(bench))
  },
}

async function refused(bench: FaultBench, see: See): Promise<void> {
  const failure = await bench.start().then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  see(
    'the start ends with one sentence: the data folder cannot be written',
    /Waybill can’t write to its data folder\.[^\n]*\n$/.test(failure),
    failure,
  )
}

const readOnlyFolder: Fault = {
  kind: 'Read-only',
  what: 'the network’s folder may not be written (mode 500)',
  isQuick: true,
  run: async (bench, see) => {
    await bench.stop(await bench.start())
    const place = bench.place()
    chmodSync(place, 0o500)
    await refused(bench, see)
    chmodSync(place, 0o700)
    const app = await bench.start()
    see('once it may be written again everything is there', (await app.client['app.info']({})).trouble === null)
    await bench.stop(app)
  },
}

const readOnlyFile: Fault = {
  kind: 'Read-only',
  what: 'the journal may not be written (mode 400)',
  isQuick: true,
  run: async (bench, see) => {
    await bench.stop(await bench.start())
    chmodSync(journal(bench), 0o400)
    await refused(bench, see)
    see('nothing in the file has changed hands', statSync(journal(bench)).size > 0)
  },
}

const permissionLost: Fault = {
  kind: 'Permission lost',
  what: 'the folder is closed (mode 000) while the app runs',
  run: async (bench, see) => {
    const app = await bench.start()
    const rows = await copyAll(app.client)
    const place = bench.place()
    chmodSync(place, 0o000)
    const read = await codeOf(app.client['activity.page']({ filter: {}, limit: 10 }))
    see('what is asked is answered, or refused with a reason', read === null || read.startsWith('store.'), read)
    const code = await codeOf(app.client['views.save']({ name: 'Kept', text: 'is:mine' }))
    see('what is written is stored or refused with a reason, never lost in silence', code === null || code.startsWith('store.'), code)
    see('the page is served', (await app.page()) === 200)
    const ended = await bench.stop(app)
    see('it ends in order', ended.code === 0 && ended.stderr === '', ended)
    await refused(bench, see)
    chmodSync(place, 0o700)
    const again = await bench.start()
    const views = await again.client['views.list']({})
    see('what was said to be stored is there', code !== null || views.length === 1, views)
    see('the history is whole', (await copyAll(again.client)) === rows)
    await bench.stop(again)
  },
}

const folderGone: Fault = {
  kind: 'Permission lost',
  what: 'the network’s folder is deleted while the app runs',
  isQuick: true,
  run: async (bench, see) => {
    const app = await bench.start()
    await copyAll(app.client)
    rmSync(bench.place(), { recursive: true })
    const read = await codeOf(app.client['activity.page']({ filter: {}, limit: 10 }))
    see('what is asked is answered, or refused with a reason', read === null || read.startsWith('store.'), read)
    const view = await codeOf(app.client['views.save']({ name: 'Lost', text: 'is:mine' }))
    const key = { kind: 'address', chainId: 'practice-1', ref: ACCOUNT } as const
    const label = await codeOf(app.client['labels.set']({ key, label: 'Lost' }))
    see('saved views and labels are refused with a reason', view === 'store.readOnly' && label === 'store.readOnly', { view, label })
    see('the app says on every screen that nothing more is kept', (await app.client['app.info']({})).isFolderLost)
    see('the page is served', (await app.page()) === 200)
    const ended = await bench.stop(app)
    see('it ends in order', ended.code === 0, ended)
    const again = await bench.start()
    see('the next start is a first start', (await again.client['accounts.list']({})).length === 0)
    await bench.stop(again)
  },
}

function downgrade(name: 'journal' | 'archive'): Fault {
  return {
    kind: 'Downgrade',
    what: `the ${name} was written by a newer Waybill`,
    isQuick: name === 'journal',
    run: async (bench, see) => {
      await bench.stop(await bench.start())
      const file = name === 'journal' ? journal(bench) : archive(bench)
      const db = new Database(file)
      db.pragma('user_version = 999990')
      db.pragma('wal_checkpoint(TRUNCATE)')
      db.close()
      const before = readFileSync(file)
      const app = await bench.start()
      const { trouble } = await app.client['app.info']({})
      see('it starts and shows the page of rescue: a newer Waybill wrote this', trouble?.code === 'store.fromFuture', trouble)
      see('every other method is refused with that reason', (await codeOf(app.client['accounts.list']({}))) === 'store.fromFuture')
      await bench.stop(app)
      see('no byte of the file was changed', readFileSync(file).equals(before))
    },
  }
}

const DAMAGES: Record<string, (file: string) => void> = {
  'its header is garbage': (file) => overwrite(file, 0),
  'a page in it is garbage': (file) => overwrite(file, 8192),
  'it is cut in the middle': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'it is empty': (file) => truncateSync(file, 0),
  'it is gone': (file) => rmSync(file),
}

function overwrite(file: string, position: number): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, position)
  closeSync(handle)
}

function damage(what: string, isQuick: boolean): Fault {
  return {
    kind: 'Damaged file',
    what: `the journal: ${what}`,
    isQuick,
    run: async (bench, see) => {
      const rows = await filled(bench)
      DAMAGES[what]?.(journal(bench))
      const app = await bench.start()
      const { trouble } = await app.client['app.info']({})
      see('it starts and shows the page of rescue with the reason', trouble?.code === 'store.damaged', trouble)
      const states = await app.client['data.diagnose']({})
      see(
        'the page names the file and says that the other is sound',
        states.map(({ file, state }) => `${file} ${state === 'sound'}`).join() === 'journal false,archive true',
        states,
      )
      await app.client['data.setAside']({ what: 'journal' })
      see('set aside, the history outlives it', (await copyAll(app.client)) === rows)
      await bench.stop(app)
      see('what is on disk is sound', await isSound(bench))
    },
  }
}

const damagedLog: Fault = {
  kind: 'Damaged file',
  what: 'preferences and log are garbage',
  isQuick: true,
  run: async (bench, see) => {
    await bench.stop(await bench.start())
    const log = join(bench.data, 'waybill.log')
    if (existsSync(log)) writeFileSync(log, Buffer.alloc(5000, 0xff))
    writeFileSync(join(bench.data, 'preferences.json'), '{"theme":')
    const app = await bench.start()
    see('it starts with the usual preferences', (await app.client['preferences.get']({})).theme === 'system')
    await bench.stop(app)
  },
}

export const storeFaults: readonly Fault[] = [
  full,
  readOnlyFolder,
  readOnlyFile,
  permissionLost,
  folderGone,
  downgrade('journal'),
  downgrade('archive'),
  ...Object.keys(DAMAGES).map((what) => damage(what, what === 'its header is garbage')),
  damagedLog,
]
