// Program that runs the app for one worker of Playwright, one data folder after another. The session, its threads, SQLite and the loopback
// server are the app's own; `serve` runs the same in a process of its own, and the tests that end or kill a process start that.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startSession, type SessionOptions } from '../../../src/main/app/session.ts'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { createFileExchange } from '../../../src/main/hosts/loopback/fileExchange.ts'
import { startLoopback } from '../../../src/main/hosts/loopback/server.ts'
import { listRendererFiles, type RendererFiles } from '../../../src/main/platform/http/rendererFiles.ts'
import { openAppLog } from '../../../src/main/platform/log/appLog.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { workersIn } from '../../support/programs/workers.ts'
import { TEST_HID_PORT } from './fakeNodeHid.ts'

/** What to start. */
export interface HostedOptions {
  dataFolder: string
  /** The test's own network with the port of its Ledger; null for the one that the data folder names, practice at first. */
  own: { file: NetworkFile; hidPort: number } | null
}

/** A message to the program. `id` is the caller's name for the app. */
export type HostRequest = { id: number; start: HostedOptions } | { id: number; start: null }

/** The answer to each: the address of the page after a start, null after an end. */
export type HostReply = { id: number; url: string | null; error: string | null }

/** Folder of the build, with the page. */
const out = process.argv[2] ?? ''
/** The threads are bundled beside this program. */
const workers = workersIn(import.meta.dirname)
const files = listRendererFiles(join(out, 'renderer'))
const running = new Map<number, () => Promise<void>>()

process.on('message', ({ id, start }: HostRequest) => {
  const done = start === null ? stop(id) : open(id, start)
  done.then(
    (url) => send({ id, url, error: null }),
    (error: unknown) => send({ id, url: null, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
// The worker of Playwright is gone.
process.on('disconnect', () => process.exit())

async function open(id: number, { dataFolder, own }: HostedOptions): Promise<string> {
  const log = openAppLog(dataFolder, (sentence) => process.stderr.write(`${sentence}\n`))
  const desk = createFileExchange({ uploadFolder: join(dataFolder, 'uploads') })
  if (own !== null) process.env[TEST_HID_PORT] = String(own.hidPort)
  const network: SessionOptions['network'] = own === null ? null : { kind: 'custom', id: 'test', file: own.file }
  const session = await startSession({
    dataFolder,
    network,
    writeBook,
    workers,
    seed: 1,
    host: 'browser',
    version: '0.0.0',
    files: desk,
    log,
    feed: null,
    licences: join(out, 'licences.json'),
  })
  const loopback = await serveSession({ ...session, files, desk, log })
  running.set(id, async () => {
    await loopback.close()
    await session.stop()
    await desk.close()
  })
  return loopback.url
}

function serveSession(options: Omit<Parameters<typeof startLoopback>[0], 'token' | 'port' | 'files'> & { files: RendererFiles }) {
  return startLoopback({ ...options, token: randomBytes(32).toString('base64url'), port: 0 })
}

async function stop(id: number): Promise<null> {
  const end = running.get(id)
  running.delete(id)
  await end?.()
  return null
}

function send(reply: HostReply): void {
  process.send?.(reply)
}
