import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const program = `
  const { parentPort } = require('node:worker_threads')
  import(${JSON.stringify(new URL('threadPriority.ts', import.meta.url).href)}).then(({ setThreadPriority }) => {
    setThreadPriority(require('node:worker_threads').workerData)
    parentPort.postMessage(require('node:fs').readFileSync('/proc/thread-self/stat', 'utf8'))
  })`

/** Field 19. Source: proc_pid_stat(5); the name in brackets may have spaces. */
const nicenessOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])

test.skipIf(process.platform !== 'linux').each([
  ['belowNormal', 10],
  ['normal', 0],
] as const)('a worker thread alone gets the priority %s', async (priority, least) => {
  const before = getPriority()
  const worker = new Worker(program, { eval: true, workerData: priority })
  const stat = await new Promise<string>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  expect(nicenessOf(stat)).toBe(Math.max(before, least))
  expect(nicenessOf(readFileSync('/proc/self/stat', 'utf8'))).toBe(before)
  await worker.terminate()
})
