// A task that reads whole databases leaves the processor to the window first.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { runMaintenance } from '../../../src/main/features/maintenance/maintenanceTask.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'
import { WORKERS } from '../../support/programs/workers.ts'

const THREADS = '/proc/self/task'

/** Nice values of this process's threads by id. Source: proc_pid_stat(5), field 19; a thread may end while it is read. */
function nicenessByThread(): Map<string, number> {
  const found = new Map<string, number>()
  for (const id of readdirSync(THREADS)) {
    try {
      const stat = readFileSync(join(THREADS, id, 'stat'), 'utf8')
      found.set(id, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toMatch(/^(?:ENOENT|ESRCH)$/u)
    }
  }
  return found
}

test.skipIf(process.platform !== 'linux')('a check runs at a lower priority than the thread that asked for it', async () => {
  const { path: folder, remove } = tempFolder()
  onTestFinished(remove)
  openJournal(join(folder, 'journal.db')).close()
  const before = nicenessByThread()
  const own = before.get(String(process.pid)) ?? 0
  const seen = new Set<number>()
  const done = runMaintenance(WORKERS.maintenance, { kind: 'check', folder })
  const isDone = done.then(() => true)
  while (!(await Promise.race([isDone, turn(false)]))) {
    for (const [id, niceness] of nicenessByThread()) if (!before.has(id)) seen.add(niceness)
  }
  await done
  expect([...seen]).toContain(Math.max(own, 10))
})
