// What `export` calls things: as the windows do, also where only the chain has a name for them.
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runCli } from '../../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-export-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('names denominations as their chains do, where no list carries them', async () => {
  const data = ['--data-dir', folder]
  const account = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
  expect(await runCli(['sync', '--account', account, '--once', ...data])).toMatchObject({ code: 0 })
  const archive = new Database(join(folder, 'practice', 'archive.db'), { readonly: true })
  const learned = archive
    .prepare<[], { chain_id: string; denom: string; symbol: string }>('SELECT chain_id, denom, symbol FROM denom WHERE symbol IS NOT NULL')
    .all()
  archive.close()
  const { stdout } = await runCli(['export', '--what', 'holdings', '--format', 'jsonl', ...data])
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { chain_id: string; denom: string; symbol: string })
  const exported = learned.flatMap(({ chain_id, denom, symbol }) =>
    rows.filter((row) => row.chain_id === chain_id && row.denom === denom).map((row) => [row.symbol, symbol]),
  )
  expect(exported.length).toBeGreaterThan(0)
  for (const [written, told] of exported) expect(written).toBe(told)
})
