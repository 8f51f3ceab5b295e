// Kills a process while data is encrypted or decrypted, before each of its changes of the file system: the next start must find the data as
// it was or as it should become, and nothing readable beside encrypted data.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeVault, newDataKey, newVaultId, readVault, vaultText } from '../../../src/main/db/files/vaultFile.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { openNetworkFolder } from '../../../src/main/db/networkFolder.ts'
import { maintenanceSetup } from '../../support/benches/maintenanceBench.ts'
import { pathOfProgram } from '../../support/programs/testPrograms.ts'
import { WORKERS } from '../../support/programs/workers.ts'

const maintenance = maintenanceSetup()
const PASSPHRASE = 'correct horse battery'
const MAX_STEPS = 60
const QUIET = createLog(Date.now, () => undefined)

test('each death leaves the one or the other', async () => {
  const { held } = await maintenance.filled()
  const label = (await maintenance.bench.call('labels.list', {}))[0]?.label ?? ''
  await maintenance.bench.close()
  const kept = join(maintenance.folder(), 'kept')
  const key = newDataKey()
  const vault = vaultText(await makeVault(key, PASSPHRASE, { id: newVaultId(), bySystem: null }))
  const ways = [
    { from: null, to: key, vault },
    { from: key, to: null, vault: null },
  ]
  const ends: string[] = []
  for (const way of ways) {
    rmSync(kept, { recursive: true, force: true })
    cpSync(maintenance.bench.folder, kept, { recursive: true })
    for (let step = 0, isDone = false; !isDone; step += 1) {
      expect(step).toBeLessThan(MAX_STEPS)
      rmSync(maintenance.bench.folder, { recursive: true })
      cpSync(kept, maintenance.bench.folder, { recursive: true })
      isDone = run(step, { folder: maintenance.bench.folder, ...way })
      const folder = await openNetworkFolder(maintenance.bench.folder, {
        workers: WORKERS,
        log: QUIET,
        keyOf: (path) => readVault(path) && key,
      })
      const isEncrypted = readVault(maintenance.bench.folder) !== null
      expect(folder.journal.prepare('SELECT label FROM label').all()).toEqual([{ label }])
      expect(folder.archive.prepare('SELECT count(*) AS n FROM tx').get()).toEqual({ n: held.length })
      expect(readdirSync(maintenance.bench.folder).filter((name) => /^work-|^swap\.json$/.test(name))).toEqual([])
      await folder.close()
      if (isEncrypted) expect(readable(label)).toEqual([])
      ends.push(isEncrypted ? 'encrypted' : 'clear')
    }
  }
  expect(new Set(ends)).toEqual(new Set(['clear', 'encrypted']))
  expect(ends[0]).toBe('clear')
  expect(ends.at(-1)).toBe('clear')
  await maintenance.reopen()
}, 240_000)

function run(step: number, task: object): boolean {
  const { stdout, stderr } = spawnSync(process.execPath, [pathOfProgram('recrypt'), String(step), JSON.stringify(task)], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout === 'done'
}

function readable(word: string): string[] {
  return ['journal.db', 'journal.db-wal', 'archive.db', 'archive.db-wal']
    .map((name) => join(maintenance.bench.folder, name))
    .filter((file) => existsSync(file) && readFileSync(file).includes(word))
}
