// `serve`: runs the app for a browser on this computer until interrupted.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import manifest from '../../../../package.json' with { type: 'json' }
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { builtFeed } from '../../app/builtFeed.ts'
import { builtLedgers } from '../../app/builtLedgers.ts'
import { builtWorkers } from '../../app/builtWorkers.ts'
import { createDeferredSession } from '../../app/deferredSession.ts'
import { folderOf } from '../../app/networks.ts'
import { lockEarly } from '../../db/files/earlyLock.ts'
import { createEventBus } from '../../platform/eventBus.ts'
import { LONGEST_END_MS, watchFaults } from '../../platform/log/faults.ts'
import type { Log } from '../../platform/log/log.ts'
import { listRendererFiles } from '../../platform/http/rendererFiles.ts'
import { createFileExchange } from '../loopback/fileExchange.ts'
import { startLoopback } from '../loopback/server.ts'
import type { Session, SessionOptions } from '../../app/session.ts'
import { interrupted, networkOf, openLog, type CommandContext } from './command.ts'

const TOKEN_BYTES = 32

/**
 * Starts the server and prints one line with its address, then opens the data: the browser loads the page meanwhile, whose calls wait.
 * @throws AppError what the folder, the port or opening the data refuses.
 */
export async function serve(context: CommandContext): Promise<number> {
  const port = readPort(context.flags['port'])
  const { dataFolder } = context.options
  const log = openLog(context)
  const fault = faultSignal(log)
  const files = listRendererFiles(join(context.outFolder, 'renderer'))
  const desk = createFileExchange({ uploadFolder: join(dataFolder, 'uploads') })
  const emulatedLedger = await builtLedgers(process.env)
  const lock = lockEarly(join(dataFolder, folderOf(networkOf(context, log))))
  const deferred = createDeferredSession(dataFolder)
  const events = createEventBus(log)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const loopback = await startLoopback({ ...deferred, subscribe: events.subscribe, files, desk, token, port, log })
  process.stdout.write(`Waybill is ready at ${loopback.url}\n`)
  const failed = new AbortController()
  const opening = deferred.open(
    () => openSession(context, { files: desk, log, emulatedLedger, takeLock: lock.take }),
    (session) => session.subscribe(events.emit),
  )
  opening.catch(() => {
    failed.abort()
  })
  try {
    await interrupted(AbortSignal.any([context.signal, fault, failed.signal]))
    await loopback.close()
  } finally {
    await deferred.stop()
    lock.release()
    await desk.close()
  }
  if (fault.aborted) return 1
  await opening
  return 0
}

/** What of the session's options exists before its code is loaded. */
type OwnOptions = Pick<SessionOptions, 'files' | 'log' | 'emulatedLedger' | 'takeLock'>

/** Loads the core and opens its session: some 300 ms of code, in turns of the event loop between which the browser gets the page. */
async function openSession({ options, outFolder }: CommandContext, own: OwnOptions): Promise<Session> {
  await nextTurn()
  await import('../../../shared/contract/methods.ts')
  await nextTurn()
  const { startSession } = await import('../../app/session.ts')
  return startSession({
    ...options,
    workers: builtWorkers,
    host: 'browser',
    version: manifest.version,
    ...own,
    feed: builtFeed(),
    licences: join(outFolder, 'licences.json'),
  })
}

/** Aborts after an uncaught fault and reports it; ends the process if an orderly end takes too long. */
function faultSignal(log: Log): AbortSignal {
  const controller = new AbortController()
  watchFaults(log, () => {
    process.stderr.write('Waybill crashed. Start it again; see errors.log in the data folder for details.\n')
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref()
    controller.abort()
  })
  return controller.signal
}

function readPort(value: string | boolean | undefined): number {
  const port = value === undefined ? 0 : Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && value !== '') return port
  throw new AppError('input.invalid', phrase`--port must be a number from 0 to 65535, not “${String(value)}”.`)
}
