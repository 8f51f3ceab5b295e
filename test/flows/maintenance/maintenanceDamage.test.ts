// Checks that Waybill starts whatever is done to its files, reports what is wrong, and offers a way to continue; contradictions of rows are
// found too.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { maintenanceSetup, DAMAGES, FIRST, overwrite } from '../../support/benches/maintenanceBench.ts'

const maintenance = maintenanceSetup()

describe('damage', () => {
  for (const name of ['journal', 'archive'] as const) {
    test.each(Object.keys(DAMAGES))(`to the ${name}: %s. Waybill starts, says so, and a backup helps`, async (damage) => {
      const { held } = await maintenance.filled()
      const backup = await maintenance.backUp()
      await maintenance.bench.close()
      DAMAGES[damage]?.(join(maintenance.folder(), 'practice', `${name}.db`))
      await maintenance.reopen()
      const info = await maintenance.bench.call('app.info', {})
      expect(info.trouble).toMatchObject({ code: 'store.damaged' })
      await expect(maintenance.bench.call('accounts.list', {})).rejects.toMatchObject({ code: 'store.damaged' })
      const states = await maintenance.bench.call('data.diagnose', {})
      expect(Object.fromEntries(states.map(({ file, state }) => [file, state]))).toEqual({
        journal: 'sound',
        archive: 'sound',
        [name]: 'damaged',
      })
      await maintenance.bench.call('data.restore', { ticket: await maintenance.bench.upload(backup) })
      expect(await maintenance.bench.call('app.info', {})).toMatchObject({ trouble: null })
      expect(await maintenance.hashes()).toEqual(held)
    })
  }

  test('of the archive alone leaves the journal: without the archive history is copied again', async () => {
    const { held } = await maintenance.filled()
    await maintenance.bench.close()
    DAMAGES['its header is garbage']?.(join(maintenance.folder(), 'practice', 'archive.db'))
    await maintenance.reopen()
    const { keptIn } = await maintenance.bench.call('data.setAside', { what: 'archive' })
    expect(readdirSync(join(maintenance.bench.folder, keptIn))).toContain('archive.db')
    expect(await maintenance.bench.call('accounts.list', {})).toHaveLength(1)
    expect(await maintenance.bench.call('labels.list', {})).toHaveLength(1)
    const { sync } = await maintenance.bench.session.core()
    await sync.once({
      accounts: await maintenance.bench.call('accounts.list', {}),
      signal: new AbortController().signal,
    })
    expect(await maintenance.hashes()).toEqual(held)
  })

  test('of the journal, or its loss, does not pass for a fresh start; history outlives it', async () => {
    const { held } = await maintenance.filled()
    await maintenance.bench.close()
    for (const name of ['journal.db', 'journal.db-wal', 'journal.db-shm'])
      rmSync(join(maintenance.folder(), 'practice', name), { force: true })
    await maintenance.reopen()
    expect(await maintenance.bench.call('app.info', {})).toMatchObject({ trouble: { code: 'store.damaged' } })
    expect(await maintenance.bench.call('data.diagnose', {})).toMatchObject([{ state: 'missing' }, { state: 'sound' }])
    const findings = [{ file: 'journal', kind: 'file', what: 'The file is missing.' }]
    expect(await maintenance.bench.call('data.check', {})).toMatchObject({ isSound: false, findings })
    await maintenance.bench.call('data.setAside', { what: 'journal' })
    await maintenance.bench.call('accounts.watch', { address: FIRST, label: 'Again' })
    expect(await maintenance.hashes()).toEqual(held)
  })

  test('leaves the files and the readable rows to be saved', async () => {
    await maintenance.filled()
    await maintenance.bench.close()
    DAMAGES['it is cut in the middle']?.(join(maintenance.folder(), 'practice', 'archive.db'))
    await maintenance.reopen()
    const files = join(maintenance.folder(), 'files.zip')
    await maintenance.bench.download(await maintenance.bench.call('data.saveDamaged', {}), files)
    expect(await namesIn(files)).toEqual(expect.arrayContaining(['journal.db', 'archive.db']))
    const lines = await salvaged()
    expect(lines).toContainEqual(
      expect.objectContaining({ file: 'journal', table: 'label', row: expect.objectContaining({ label: 'Rent' }) as unknown }),
    )
    expect(lines).toContainEqual({ file: 'archive', error: expect.any(String) as string })
  })

  test('on a page deep in the archive is found by the check, in words', async () => {
    await maintenance.filled()
    await maintenance.bench.close()
    const file = join(maintenance.folder(), 'practice', 'archive.db')
    const db = openDatabase(file, { mode: 'read' })
    const { pageno } = db
      .prepare<[], { pageno: number }>("SELECT pageno FROM dbstat WHERE name = 'tx_account' ORDER BY pageno LIMIT 1")
      .get() ?? { pageno: 0 }
    const { transactions } = db.prepare<[], { transactions: number }>('SELECT count(*) AS transactions FROM tx').get() ?? {
      transactions: 0,
    }
    expect(transactions).toBeGreaterThan(100)
    db.close()
    overwrite(file, (pageno - 1) * ARCHIVE_OPTIONS.pageSize + 8, 500)
    await maintenance.reopen()
    const report = await maintenance.bench.call('data.check', {})
    expect(report.isSound).toBe(false)
    expect(report.findings[0]).toMatchObject({ file: 'archive', kind: 'file' })
    // All transactions can be saved, and where a table breaks off it is said.
    const lines = await salvaged()
    expect(lines.filter(({ file, table, row }) => file === 'archive' && table === 'tx' && row !== undefined)).toHaveLength(transactions)
    expect(lines).toContainEqual({ file: 'archive', table: 'tx_account', error: expect.any(String) as string })
  })

  test('that SQLite cannot see, since rows contradict each other, is found too', async () => {
    await maintenance.filled()
    await maintenance.bench.close()
    const archive = openDatabase(join(maintenance.folder(), 'practice', 'archive.db'), ARCHIVE_OPTIONS)
    archive.exec('DELETE FROM tx_account WHERE tx_id = (SELECT min(tx_id) FROM tx_account)')
    archive.exec("UPDATE raw_block SET body = x'28b52ffd00' WHERE id = (SELECT max(id) FROM raw_block)")
    archive.close()
    await maintenance.reopen()
    const { findings } = await maintenance.bench.call('data.check', {})
    expect(findings.map(({ what }) => what)).toEqual([
      '1 transactions aren’t linked to an account.',
      '1 transactions are missing from the search index.',
      expect.stringMatching(/^The records of block \d+ can’t be decompressed\.$/),
    ])
  })

  test('a time of a list beyond all numbers is told as damage, not as a bug', async () => {
    await maintenance.filled()
    await maintenance.bench.close()
    const archive = openDatabase(join(maintenance.folder(), 'practice', 'archive.db'), ARCHIVE_OPTIONS)
    archive.exec('UPDATE stream SET reset_at = -9223372036854775808')
    archive.close()
    await maintenance.reopen()
    const reply = await maintenance.bench.session.dispatch('sync.state', {})
    expect(reply).toMatchObject({ ok: false, error: { code: 'store.damaged', hint: expect.any(String) as string } })
  })
})

interface SavedLine {
  file: string
  table?: string
  row?: unknown
  error?: string
}

/** What can still be read, as the file that is saved has it. */
async function salvaged(): Promise<SavedLine[]> {
  const rows = join(maintenance.folder(), 'rows.jsonl')
  await maintenance.bench.download(await maintenance.bench.call('data.salvage', {}), rows)
  const lines = readFileSync(rows, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as SavedLine)
}

async function namesIn(file: string): Promise<string[]> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false })
  const names: string[] = []
  for await (const { fileName } of zip.eachEntry()) names.push(fileName)
  zip.close()
  return names
}
