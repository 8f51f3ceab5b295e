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
import { LONGEST_END_MS, watchFaults } from '../../platform/log/faults.ts'
import type { Log } from '../../platform/log/log.ts'
import { listRendererFiles } from '../../platform/http/rendererFiles.ts'
import { createFileExchange } from '../loopback/fileExchange.ts'
import { startLoopback } from '../loopback/server.ts'
import { createDeferredSession } from '../../app/deferredSession.ts'
import { chosenNetwork, folderOf } from '../../app/networks.ts'
import type { Session, SessionOptions } from '../../app/session.ts'
import { createEventBus } from '../../platform/eventBus.ts'
import { lockEarly } from '../../db/files/earlyLock.ts'
import { interrupted, openLog, type CommandContext } from './command.ts'

const TOKEN_BYTES = 32

/**
 * Starts the server, prints one line with the address, and opens the data while the browser loads the page, whose calls wait for it.
 * @throws AppError store.inUse before the line is printed; what opening the data throws.
 */
export async function serve(context: CommandContext): Promise<number> {
  const { dataFolder } = context.options
  const port = readPort(context.flags['port'])
  const log = openLog(context)
  const fault = faultSignal(log)
  const emulatedLedger = await builtLedgers(process.env)
  const deferred = createDeferredSession(dataFolder)
  // An address of a server that can't open its data would be of no use.
  const earlyLock = lockEarly(join(dataFolder, folderOf(context.options.network ?? chosenNetwork(deferred.preferences()))))
  const files = listRendererFiles(join(context.outFolder, 'renderer'))
  const desk = createFileExchange({ uploadFolder: join(dataFolder, 'uploads') })
  const bus = createEventBus(log)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const loopback = await startLoopback({ ...deferred, subscribe: bus.subscribe, files, desk, token, port, log })
  try {
    process.stdout.write(`Waybill is ready at ${loopback.url}\n`)
    await deferred.open(
      () => openSession(context, { log, files: desk, emulatedLedger, earlyLock }),
      (session) => session.subscribe(bus.emit),
    )
    await interrupted(AbortSignal.any([context.signal, fault]))
    return fault.aborted ? 1 : 0
  } finally {
    await loopback.close()
    await deferred.stop()
    earlyLock.release()
    await desk.close()
  }
}

type Parts = Pick<SessionOptions, 'log' | 'files' | 'emulatedLedger' | 'earlyLock'>

/** Loads the core and opens its session; between them the event loop has turns in which the page gets its files. */
async function openSession(context: CommandContext, parts: Parts): Promise<Session> {
  await nextTurn()
  const { startSession } = await import('../../app/session.ts')
  await nextTurn()
  return startSession({
    ...context.options,
    workers: builtWorkers,
    host: 'browser',
    version: manifest.version,
    ...parts,
    feed: builtFeed(),
    licences: join(context.outFolder, 'licences.json'),
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
