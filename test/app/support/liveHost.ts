// Runs the app on a separate network, in a separate process: everything is real but node-hid, and assets have names, which a chain list on
// the command line cannot give.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { listRendererFiles } from '../../../src/main/platform/http/rendererFiles.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import type { WorkerPaths } from '../../../src/main/platform/threads/workerPaths.ts'
import { createFileExchange } from '../../../src/main/hosts/loopback/fileExchange.ts'
import { startLoopback } from '../../../src/main/hosts/loopback/server.ts'
import { startSession } from '../../../src/main/app/session.ts'

export interface LiveHostOptions {
  dataFolder: string
  file: NetworkFile
  /** The built page. */
  renderer: string
  workers: WorkerPaths
}

const { renderer, file, ...options } = JSON.parse(process.argv[2] ?? '') as LiveHostOptions
const log = createLog(systemClock.now, (line) => process.stderr.write(`${line}\n`))
const desk = createFileExchange({ uploadFolder: join(options.dataFolder, 'uploads') })
const session = await startSession({
  ...options,
  network: { kind: 'custom', id: 'test', file },
  seed: 1,
  host: 'browser',
  version: '0.0.0',
  files: desk,
  log,
})
const token = randomBytes(32).toString('base64url')
const loopback = await startLoopback({ ...session, files: listRendererFiles(renderer), desk, token, port: 0, log })
process.stdout.write(`Waybill is ready at ${loopback.url}\n`)
await once(process, 'SIGINT')
await loopback.close()
await session.stop()
// The connection to the far Ledger would keep the process.
process.exit()
