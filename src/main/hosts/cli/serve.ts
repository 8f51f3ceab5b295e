// `serve`: runs the app for a browser on this computer until interrupted.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
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
import { startSession } from '../../app/session.ts'
import { interrupted, openLog, type CommandContext } from './command.ts'

const TOKEN_BYTES = 32

/** Starts the server, and prints one line with the address once it is ready. */
export async function serve(context: CommandContext): Promise<number> {
  const port = readPort(context.flags['port'])
  const log = openLog(context)
  const fault = faultSignal(log)
  const files = listRendererFiles(join(import.meta.dirname, '..', 'renderer'))
  const desk = createFileExchange({ uploadFolder: join(context.options.dataFolder, 'uploads') })
  const emulatedLedger = await builtLedgers(process.env)
  const session = await startSession({
    ...context.options,
    workers: builtWorkers,
    host: 'browser',
    version: manifest.version,
    files: desk,
    log,
    emulatedLedger,
    feed: builtFeed(),
    licences: join(import.meta.dirname, '..', 'licences.json'),
  })
  try {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const loopback = await startLoopback({ ...session, files, desk, token, port, log })
    process.stdout.write(`Waybill is ready at ${loopback.url}\n`)
    await interrupted(AbortSignal.any([context.signal, fault]))
    await loopback.close()
    return fault.aborted ? 1 : 0
  } finally {
    await session.stop()
    await desk.close()
  }
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
