// Runs the archive's writer thread, but crashes once, after a few tasks.
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import '../../../src/main/db/archive/write/ingestWorker.ts'

const marker = `${z.object({ file: z.string() }).parse(workerData).file}.died`
let tasks = 0
parentPort?.on('message', () => {
  tasks += 1
  if (tasks < 5 || existsSync(marker)) return
  writeFileSync(marker, '')
  process.exit(1)
})
