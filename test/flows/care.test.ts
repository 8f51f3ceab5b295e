// Care of the data: a backup of a running Waybill brings everything back, erasing takes one account alone, and whatever is done
// to the files, there is a page that says so and a way on.
import { cpSync, createWriteStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Output } from '../../src/shared/contract.ts'
import { openDatabase } from '../../src/main/store/database.ts'
import { ARCHIVE_OPTIONS } from '../../src/main/store/archive/schema.ts'
import { createPracticeNetwork } from '../../src/practice/network.ts'
import { careBench, DAMAGES, FIRST, overwrite, type CareBench } from '../support/careBench.ts'
import { tempFolder } from '../support/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let bench: CareBench
const reopen = async () => {
  bench = await careBench(folder.path)
}

beforeEach(async () => {
  folder = tempFolder()
  await reopen()
})

afterEach(async () => {
  await bench.close()
  folder.remove()
})

const [, SECOND = ''] = practiceAddresses()
const page = (filter = {}) => bench.call('activity.page', { filter, limit: 500 })
const hashes = async (filter = {}) => {
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor }: Output<'activity.page'> = await bench.call('activity.page', { filter, cursor, limit: 500 })
    found.push(...items.map(({ hash }) => hash))
    cursor = nextCursor
  }
  return found
}

async function filled() {
  const account = await bench.copy(FIRST, 'Savings')
  const [item] = (await page()).items
  if (item === undefined) throw new Error('no history')
  await bench.call('labels.set', { key: { kind: 'tx', chainId: item.chainId, ref: item.hash }, label: 'Rent' })
  return { account, item, held: await hashes() }
}

async function backUp(name = 'backup.zip'): Promise<string> {
  const file = join(folder.path, name)
  await bench.download(await bench.call('data.backUp', { withPictures: false }), file)
  return file
}

describe('a backup', () => {
  test('brings everything back, keeps what it replaced, and leaves nothing behind', async () => {
    const { held, item } = await filled()
    const file = await backUp()
    const ticket = await bench.upload(file)
    const manifest = await bench.call('data.inspectBackup', { ticket })
    expect(manifest).toMatchObject({ network: 'practice', counts: { accounts: 1, transactions: held.length, labels: 1 } })

    const [account] = await bench.call('accounts.list', {})
    await bench.call('data.eraseAccount', { accountId: account?.id ?? '', withLabels: true })
    await bench.call('accounts.watch', { address: FIRST, label: 'Later' })
    bench.events.length = 0
    const { keptIn } = await bench.call('data.restore', { ticket })
    expect(bench.events).toContainEqual({ type: 'network.changed' })
    expect(await bench.call('accounts.list', {})).toEqual([account])
    expect(await hashes()).toEqual(held)
    expect(await bench.call('labels.list', {})).toMatchObject([{ ref: item.hash, label: 'Rent' }])
    expect(readdirSync(join(bench.folder, keptIn))).toEqual(expect.arrayContaining(['archive.db', 'journal.db']))
    expect(readdirSync(bench.folder).filter((name) => name.startsWith('work-'))).toEqual([])
    expect(await bench.call('data.check', {})).toMatchObject({ isSound: true, findings: [] })
    await bench.call('data.removeAside', {})
    expect(existsSync(join(bench.folder, keptIn))).toBe(false)
  })

  test('moves to a folder where nothing is', async () => {
    const { held } = await filled()
    const file = await backUp()
    await bench.close()
    const other = tempFolder()
    bench = await careBench(other.path)
    await bench.call('data.restore', { ticket: await bench.upload(file) })
    expect(await hashes()).toEqual(held)
    await bench.close()
    other.remove()
    await reopen()
  })

  test('that is none, is damaged, is of another network or from the future is refused, and nothing is changed', async () => {
    const { held } = await filled()
    const good = await backUp()
    const refusals: [string, (file: string) => void | Promise<void>, string][] = [
      [
        'text',
        (file) => {
          writeFileSync(file, 'no zip')
        },
        'backup.unreadable',
      ],
      [
        'cut',
        (file) => {
          cpSync(good, file)
          overwrite(file, 600, 4000)
        },
        'backup.unreadable',
      ],
      ['future', (file) => rewritten(good, file, (manifest) => ({ ...manifest, format: 2 })), 'store.fromFuture'],
      ['schema', (file) => rewritten(good, file, (manifest) => withSchema(manifest, 9990)), 'store.fromFuture'],
      ['network', (file) => rewritten(good, file, (manifest) => ({ ...manifest, network: 'mainnet' })), 'backup.otherNetwork'],
      ['digest', (file) => rewritten(good, file, (manifest) => withDigest(manifest)), 'backup.unreadable'],
      ['foreign', (file) => rewritten(good, file, (manifest) => manifest, '../../evil'), 'backup.unreadable'],
    ]
    for (const [name, make, code] of refusals) {
      const file = join(folder.path, `${name}.zip`)
      await make(file)
      const ticket = await bench.upload(file)
      await expect(bench.call('data.restore', { ticket }), name).rejects.toMatchObject({ code })
    }
    expect(await hashes()).toEqual(held)
    expect(readdirSync(bench.folder).filter((name) => /^(aside|work)-/.test(name))).toEqual([])
  })

  test('is put in place by the next start when the process died in the middle', async () => {
    const { held } = await filled()
    const file = await backUp()
    await bench.call('data.eraseAll', { confirmation: 'erase' })
    const ticket = await bench.upload(file)
    await bench.call('data.restore', { ticket })
    await bench.close()
    // As the process leaves it right after the old files went out: the new ones lie in staging, the plan says what to do.
    const place = join(folder.path, 'practice')
    cpSync(join(place, 'journal.db'), join(place, 'work-restore-1-00000000', 'journal.db'), { recursive: true })
    cpSync(join(place, 'archive.db'), join(place, 'work-restore-1-00000000', 'archive.db'))
    for (const name of ['journal.db', 'archive.db']) rmSync(join(place, name))
    const names = ['journal.db', 'archive.db']
    writeFileSync(join(place, 'swap.json'), JSON.stringify({ phase: 'out', aside: 'aside-x', staging: 'work-restore-1-00000000', names }))
    await reopen()
    expect(await hashes()).toEqual(held)
    expect(existsSync(join(place, 'swap.json'))).toBe(false)
    expect(existsSync(join(place, 'work-restore-1-00000000'))).toBe(false)
  })

  test('can be made and the data checked while history is being copied', async () => {
    await bench.call('accounts.watch', { address: FIRST, label: 'Savings' })
    const [file, report] = await Promise.all([backUp(), bench.call('data.check', {})])
    expect(report).toMatchObject({ isSound: true })
    expect(existsSync(file)).toBe(true)
  })
})

describe('erasing', () => {
  test('takes one account’s history; what another account shares stays, labels too unless asked', async () => {
    await bench.copy(FIRST, 'One')
    const other = await bench.copy(SECOND, 'Two')
    const [own] = await bench.call('accounts.list', {})
    const before = await hashes({ accountId: other.id })
    const mine = await hashes({ accountId: own?.id ?? '' })
    const shared = mine.filter((hash) => before.includes(hash))
    const lonely = mine.find((hash) => !before.includes(hash)) ?? ''
    const { items } = await page()
    const chainId = items.find(({ hash }) => hash === lonely)?.chainId ?? ''
    await bench.call('labels.set', { key: { kind: 'tx', chainId, ref: lonely }, label: 'Kept' })
    const erased = await bench.call('data.eraseAccount', { accountId: own?.id ?? '', withLabels: false })
    expect(erased).toEqual({ transactions: mine.length - shared.length, shared: shared.length, labels: 0 })
    expect(await hashes()).toEqual(before)
    expect(await bench.call('labels.list', {})).toHaveLength(1)
    expect(await bench.call('data.check', {})).toMatchObject({ isSound: true, findings: [], transactions: before.length })
    const db = openDatabase(join(bench.folder, 'archive.db'), { mode: 'read' })
    for (const table of ['holding', 'stream', 'span']) {
      expect(db.prepare(`SELECT DISTINCT account FROM ${table}`).all(), table).toHaveLength(1)
    }
    db.close()
    // What was erased can be copied again.
    await bench.copy(FIRST, 'One again')
    expect((await hashes()).toSorted()).toEqual([...new Set([...before, ...mine])].toSorted())
  })

  test('takes the labels of what is erased when asked', async () => {
    const { account } = await filled()
    await bench.call('labels.set', { key: { kind: 'address', chainId: '', ref: FIRST }, label: 'Me' })
    await bench.call('labels.set', { key: { kind: 'asset', chainId: 'practice-1', ref: 'uinit' }, label: 'Stays' })
    expect(await bench.call('data.eraseAccount', { accountId: account.id, withLabels: true })).toMatchObject({ labels: 2, shared: 0 })
    expect(await bench.call('labels.list', {})).toMatchObject([{ label: 'Stays' }])
    expect((await page()).total).toBe(0)
  })

  test('everything leaves an empty network that works', async () => {
    await filled()
    await bench.call('data.eraseAll', { confirmation: 'erase' })
    expect(await bench.call('accounts.list', {})).toEqual([])
    await bench.copy(FIRST, 'Again')
    expect((await page()).total).toBeGreaterThan(0)
  })
})

test('compaction gives space back and loses nothing; sizes tell where the space is', async () => {
  const { held } = await filled()
  await bench.close()
  const db = openDatabase(join(folder.path, 'practice', 'archive.db'), ARCHIVE_OPTIONS)
  db.exec('CREATE TABLE filler (x BLOB) STRICT')
  db.exec('WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400) INSERT INTO filler SELECT randomblob(8000) FROM n')
  db.exec('DROP TABLE filler')
  db.close()
  await reopen()
  const before = await bench.call('data.sizes', {})
  const unused = before.kinds.find(({ kind }) => kind === 'unused')?.bytes ?? 0
  expect(unused).toBeGreaterThan(2_000_000)
  const result = await bench.call('data.compact', {})
  expect(result.before - result.after).toBeGreaterThan(2_000_000)
  const after = await bench.call('data.sizes', {})
  expect(after.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['records', 'history', 'search', 'holdings', 'labels']))
  expect(after.total).toBeLessThan(before.total)
  expect(await hashes()).toEqual(held)
  expect(await bench.call('data.check', {})).toMatchObject({ isSound: true })
})

describe('damage', () => {
  for (const name of ['journal', 'archive'] as const) {
    test.each(Object.keys(DAMAGES))(`to the ${name}: %s. Waybill starts, says so, and a backup helps`, async (damage) => {
      const { held } = await filled()
      const backup = await backUp()
      await bench.close()
      DAMAGES[damage]?.(join(folder.path, 'practice', `${name}.db`))
      await reopen()
      const info = await bench.call('app.info', {})
      expect(info.trouble).toMatchObject({ code: 'store.damaged' })
      await expect(bench.call('accounts.list', {})).rejects.toMatchObject({ code: 'store.damaged' })
      const states = await bench.call('data.diagnose', {})
      expect(Object.fromEntries(states.map(({ file, state }) => [file, state]))).toEqual({
        journal: 'sound',
        archive: 'sound',
        [name]: 'damaged',
      })
      await bench.call('data.restore', { ticket: await bench.upload(backup) })
      expect(await bench.call('app.info', {})).toMatchObject({ trouble: null })
      expect(await hashes()).toEqual(held)
    })
  }

  test('of the archive alone leaves the journal: without the archive history is copied again', async () => {
    const { held } = await filled()
    await bench.close()
    DAMAGES['its header is garbage']?.(join(folder.path, 'practice', 'archive.db'))
    await reopen()
    const { keptIn } = await bench.call('data.setAside', { what: 'archive' })
    expect(readdirSync(join(bench.folder, keptIn))).toContain('archive.db')
    expect(await bench.call('accounts.list', {})).toHaveLength(1)
    expect(await bench.call('labels.list', {})).toHaveLength(1)
    const { sync } = await bench.session.core()
    await sync.once({
      accounts: (await bench.call('accounts.list', {})).map(({ address }) => address),
      signal: new AbortController().signal,
    })
    expect(await hashes()).toEqual(held)
  })

  test('of the journal, or its loss, does not pass for a fresh start; history outlives it', async () => {
    const { held } = await filled()
    await bench.close()
    for (const name of ['journal.db', 'journal.db-wal', 'journal.db-shm']) rmSync(join(folder.path, 'practice', name), { force: true })
    await reopen()
    expect(await bench.call('app.info', {})).toMatchObject({ trouble: { code: 'store.damaged' } })
    expect(await bench.call('data.diagnose', {})).toMatchObject([{ state: 'missing' }, { state: 'sound' }])
    await bench.call('data.setAside', { what: 'journal' })
    await bench.call('accounts.watch', { address: FIRST, label: 'Again' })
    expect(await hashes()).toEqual(held)
  })

  test('leaves the files and the readable rows to be saved', async () => {
    await filled()
    await bench.close()
    DAMAGES['it is cut in the middle']?.(join(folder.path, 'practice', 'archive.db'))
    await reopen()
    const files = join(folder.path, 'files.zip')
    await bench.download(await bench.call('data.saveDamaged', {}), files)
    expect(await namesIn(files)).toEqual(expect.arrayContaining(['journal.db', 'archive.db']))
    const rows = join(folder.path, 'rows.jsonl')
    await bench.download(await bench.call('data.salvage', {}), rows)
    const lines = readFileSync(rows, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({ file: 'journal', table: 'label', row: expect.objectContaining({ label: 'Rent' }) as unknown }),
    )
  })

  test('on a page deep in the archive is found by the check, in words', async () => {
    await filled()
    await bench.close()
    const file = join(folder.path, 'practice', 'archive.db')
    const db = openDatabase(file, { mode: 'read' })
    const { pageno } = db
      .prepare<[], { pageno: number }>("SELECT pageno FROM dbstat WHERE name = 'tx_account' ORDER BY pageno LIMIT 1")
      .get() ?? { pageno: 0 }
    db.close()
    overwrite(file, (pageno - 1) * ARCHIVE_OPTIONS.pageSize + 8, 500)
    await reopen()
    const report = await bench.call('data.check', {})
    expect(report.isSound).toBe(false)
    expect(report.findings[0]).toMatchObject({ file: 'archive', kind: 'file' })
  })

  test('that SQLite cannot see, since rows contradict each other, is found too', async () => {
    await filled()
    await bench.close()
    const archive = openDatabase(join(folder.path, 'practice', 'archive.db'), ARCHIVE_OPTIONS)
    archive.exec('DELETE FROM tx_account WHERE tx_id = (SELECT min(tx_id) FROM tx_account)')
    archive.exec("UPDATE raw_block SET body = x'28b52ffd00' WHERE id = (SELECT max(id) FROM raw_block)")
    archive.close()
    await reopen()
    const { findings } = await bench.call('data.check', {})
    expect(findings.map(({ what }) => what)).toEqual([
      '1 transactions belong to no account at their time.',
      '1 transactions cannot be found by the search.',
      expect.stringMatching(/^The records of block \d+ cannot be unpacked\.$/),
    ])
  })
})

function practiceAddresses(): string[] {
  const practice = createPracticeNetwork({ seed: 1, file: ':memory:', clock: { now: () => Date.now() } })
  const addresses = practice.accounts.map(({ bech32 }) => bech32)
  practice.close()
  return addresses
}

async function namesIn(file: string): Promise<string[]> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false })
  const names: string[] = []
  for await (const { fileName } of zip.eachEntry()) names.push(fileName)
  zip.close()
  return names
}

interface Manifest {
  databases: Record<'journal' | 'archive', { schema: number; sha256: string }>
}

const withSchema = (manifest: Manifest, schema: number) => ({
  ...manifest,
  databases: { ...manifest.databases, archive: { ...manifest.databases.archive, schema } },
})
const withDigest = (manifest: Manifest) => ({
  ...manifest,
  databases: { ...manifest.databases, archive: { ...manifest.databases.archive, sha256: '0'.repeat(64) } },
})

/** A backup with another manifest, and perhaps one more file. */
async function rewritten(from: string, to: string, change: (manifest: Manifest) => object, extra?: string): Promise<void> {
  const source = await yauzl.openPromise(from, { lazyEntries: true, autoClose: false })
  const zip = new ZipFile()
  for await (const entry of source.eachEntry()) {
    const bytes = await buffer(await source.openReadStreamPromise(entry))
    const isManifest = entry.fileName === 'manifest.json'
    zip.addBuffer(isManifest ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString('utf8')) as Manifest))) : bytes, entry.fileName)
  }
  // yazl refuses a path that leads out; a name that no backup has is stored under another one.
  if (extra !== undefined) zip.addBuffer(Buffer.from('x'), extra.replaceAll('..', 'up'))
  zip.end()
  source.close()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  await pipeline(out, createWriteStream(to))
}
