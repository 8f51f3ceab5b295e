// Checks that a backup of a running Waybill restores everything, and that a file that is no backup of this network changes nothing.
import { spawnSync } from 'node:child_process'
import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'
import { maintenanceSetup, FIRST, overwrite } from '../../support/benches/maintenanceBench.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

const maintenance = maintenanceSetup()

describe('a backup', () => {
  test('brings everything back, keeps what it replaced, and leaves nothing behind', async () => {
    const { held, item } = await maintenance.filled()
    expect(await maintenance.bench.call('data.lastBackup', {})).toEqual({ at: null })
    const file = await maintenance.backUp()
    expect(maintenance.bench.events).toContainEqual({ type: 'backup.saved' })
    expect(await maintenance.bench.call('data.lastBackup', {})).toEqual({ at: expect.any(Number) as number })
    const ticket = await maintenance.bench.upload(file)
    const manifest = await maintenance.bench.call('data.inspectBackup', { ticket })
    expect(manifest).toMatchObject({ network: 'practice', counts: { accounts: 1, transactions: held.length, labels: 1 } })

    const [account] = await maintenance.bench.call('accounts.list', {})
    await maintenance.bench.call('data.eraseAccount', { accountId: account?.id ?? '', withLabels: true })
    await maintenance.bench.call('accounts.watch', { address: FIRST, label: 'Later' })
    maintenance.bench.events.length = 0
    const { keptIn } = await maintenance.bench.call('data.restore', { ticket })
    expect(maintenance.bench.events).toContainEqual({ type: 'network.changed' })
    expect(await maintenance.bench.call('accounts.list', {})).toEqual([account])
    expect(await maintenance.hashes()).toEqual(held)
    expect(await maintenance.bench.call('labels.list', {})).toMatchObject([{ ref: item.hash, label: 'Rent' }])
    expect(readdirSync(join(maintenance.bench.folder, keptIn))).toEqual(expect.arrayContaining(['archive.db', 'journal.db']))
    expect(readdirSync(maintenance.bench.folder).filter((name) => name.startsWith('work-'))).toEqual([])
    expect(await maintenance.bench.call('data.check', {})).toMatchObject({ isSound: true, findings: [] })
    await maintenance.bench.call('data.removeAside', {})
    expect(existsSync(join(maintenance.bench.folder, keptIn))).toBe(false)
  })

  test('moves to a folder where nothing is', async () => {
    const { held } = await maintenance.filled()
    const file = await maintenance.backUp()
    await maintenance.bench.close()
    const other = tempFolder()
    await maintenance.reopen(other.path)
    await maintenance.bench.call('data.restore', { ticket: await maintenance.bench.upload(file) })
    expect(await maintenance.hashes()).toEqual(held)
    await maintenance.bench.close()
    other.remove()
    await maintenance.reopen()
  })

  test('that is none, is damaged, is of another network or from the future is refused, and nothing is changed', async () => {
    const { held } = await maintenance.filled()
    const good = await maintenance.backUp()
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
      ['future', (file) => rewritten(good, file, (manifest) => ({ ...manifest, format: 3 })), 'store.fromFuture'],
      ['schema', (file) => rewritten(good, file, (manifest) => withSchema(manifest, 9990)), 'store.fromFuture'],
      ['network', (file) => rewritten(good, file, (manifest) => ({ ...manifest, network: 'mainnet' })), 'backup.otherNetwork'],
      ['digest', (file) => rewritten(good, file, (manifest) => withDigest(manifest)), 'backup.unreadable'],
      ['foreign', (file) => rewritten(good, file, (manifest) => manifest, '../../evil'), 'backup.unreadable'],
    ]
    for (const [name, make, code] of refusals) {
      const file = join(maintenance.folder(), `${name}.zip`)
      await make(file)
      const ticket = await maintenance.bench.upload(file)
      await expect(maintenance.bench.call('data.restore', { ticket }), name).rejects.toMatchObject({ code })
    }
    expect(await maintenance.hashes()).toEqual(held)
    expect(readdirSync(maintenance.bench.folder).filter((name) => /^(aside|work)-/.test(name))).toEqual([])
  })

  test('is put in place by the next start when the process died in the middle', async () => {
    const { held } = await maintenance.filled()
    const file = await maintenance.backUp()
    await maintenance.bench.call('data.eraseAll', { confirmation: 'erase' })
    const ticket = await maintenance.bench.upload(file)
    await maintenance.bench.call('data.restore', { ticket })
    await maintenance.bench.close()
    // As the process leaves it right after the old files went out: the new ones lie in staging, the plan says what to do.
    const place = join(maintenance.folder(), 'practice')
    cpSync(join(place, 'journal.db'), join(place, 'work-restore-1-00000000', 'journal.db'), { recursive: true })
    cpSync(join(place, 'archive.db'), join(place, 'work-restore-1-00000000', 'archive.db'))
    for (const name of ['journal.db', 'archive.db']) rmSync(join(place, name))
    const names = ['journal.db', 'archive.db']
    writeFileSync(join(place, 'swap.json'), JSON.stringify({ phase: 'out', aside: 'aside-x', staging: 'work-restore-1-00000000', names }))
    await maintenance.reopen()
    expect(await maintenance.hashes()).toEqual(held)
    expect(existsSync(join(place, 'swap.json'))).toBe(false)
    expect(existsSync(join(place, 'work-restore-1-00000000'))).toBe(false)
  })

  test('that a killed process left half made is removed by the next start, one that is being made is not', async () => {
    await maintenance.bench.close()
    const gone = spawnSync(process.execPath, ['--version']).pid
    const place = join(maintenance.folder(), 'practice')
    const [left, running] = [`work-backup-${gone}-00000000`, `work-salvage-${process.ppid}-00000000`]
    for (const name of [left, running]) mkdirSync(join(place, name))
    writeFileSync(join(place, left, 'archive.db'), 'half')
    await maintenance.reopen()
    expect(readdirSync(place).filter((name) => name.startsWith('work-'))).toEqual([running])
  })

  test('can be made and the data checked while history is being copied', async () => {
    await maintenance.bench.call('accounts.watch', { address: FIRST, label: 'Savings' })
    const [file, report] = await Promise.all([maintenance.backUp(), maintenance.bench.call('data.check', {})])
    expect(report).toMatchObject({ isSound: true })
    expect(existsSync(file)).toBe(true)
  })
})

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
