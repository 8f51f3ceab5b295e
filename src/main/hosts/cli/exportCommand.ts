// `export`: writes history, holdings, NFTs, transfers or labels to a file or stdout. Sends no request and works while Waybill runs.
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import type { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { ExportFormat, ExportWhat, type ExportRequest } from '../../../shared/contract/settings/exports.ts'
import { effectiveList } from '../../features/network/chainLists/effectiveList.ts'
import { createRegistry } from '../../clients/chains/registry/registry.ts'
import { createExport } from '../../features/exports/createExport.ts'
import { systemClock } from '../../platform/time.ts'
import { writeAtomically } from '../../platform/atomicWrite.ts'
import { withLearnedNames } from '../../decoding/learnedNames.ts'
import { folderOf } from '../../app/networks.ts'
import { readNetworkFile } from '../../app/openWorld.ts'
import { listAccounts } from '../../db/journal/accounts.ts'
import { lookAtNetworkFolder } from '../../db/networkFolder.ts'
import { EXIT_INTERRUPTED, keyFor, networkOf, openLog, required, type CommandContext } from './command.ts'

/** Runs the export. @throws AppError input.invalid for a flag or an unwritable file, and where nothing was copied yet. */
export async function exportRows(context: CommandContext): Promise<number> {
  const request = readRequest(context)
  const { out } = context.flags
  const network = networkOf(context, openLog(context))
  const bundled = await readNetworkFile(network)
  const path = join(context.options.dataFolder, folderOf(network))
  const folder = lookAtNetworkFolder(path, await keyFor(context, path))
  if (folder === null) {
    throw new AppError('input.invalid', 'No history on this computer yet.', {
      hint: 'Sync it first: sync --account ADDRESS.',
    })
  }
  const { journal, archive } = folder
  try {
    const registry = withLearnedNames(createRegistry(effectiveList(bundled, journal)), archive)
    const exportTo = createExport({ archive, journal, registry, accounts: () => listAccounts(journal), clock: systemClock })
    const write = (destination: Writable) => exportTo(request, destination, context.signal)
    if (typeof out === 'string') {
      const rows = await writeAtomically(resolve(out), write)
      process.stderr.write(`${rows} ${rows === 1 ? 'row' : 'rows'} written to ${out}\n`)
    } else await write(process.stdout)
    return 0
  } catch (error) {
    if (context.signal.aborted) return EXIT_INTERRUPTED
    // The reader closed the pipe, as `head` does.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return 0
    throw error
  } finally {
    folder.close()
  }
}

function readRequest(context: CommandContext): ExportRequest {
  const what = oneOf(ExportWhat, 'what', required(context, 'what', 'activity'))
  const format = oneOf(ExportFormat, 'format', required(context, 'format', 'csv'))
  if (format === 'koinly' && what !== 'activity') throw new AppError('input.invalid', 'The koinly format needs --what activity.')
  return { what, format, filter: {} }
}

function oneOf<T extends string>(choice: z.ZodEnum<Record<T, T>>, flag: string, value: string): T {
  const chosen = choice.safeParse(value)
  if (chosen.success) return chosen.data
  const names = choice.options.join(', ').replace(/, ([^,]*)$/, ' or $1')
  throw new AppError('input.invalid', phrase`--${flag} must be ${names}, not “${value}”.`)
}
