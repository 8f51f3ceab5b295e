// With which priority the threads of the built core copy.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCli, serveCli } from '../../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-priority-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Field 19 of each thread's stat. Source: proc_pid_stat(5); the name in brackets may have spaces. */
function nicenessOfThreads(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8'))
  return threads.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
}

test.skipIf(process.platform !== 'linux')('sync copies with common priority, serve lets others go first', async () => {
  const data = ['--data-dir', folder]
  const copying: number[] = []
  const onStderr = (pid: number) => copying.push(...nicenessOfThreads(pid))
  await runCli(['sync', '--account', 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', '--once', ...data], { onStderr })
  const served = await serveCli(data)
  const serving = nicenessOfThreads(served.pid)
  await served.stop()
  expect(Math.max(...copying)).toBe(getPriority())
  expect(Math.max(...serving)).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
})
