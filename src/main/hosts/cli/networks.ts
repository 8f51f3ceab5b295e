// `networks refresh` and `networks undo`: update the chain list from the public registry, and undo the last update.
import { join } from 'node:path'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { builtWorkers } from '../../app/builtWorkers.ts'
import type { Core } from '../../app/core.ts'
import { folderOf } from '../../app/networks.ts'
import { openNetwork } from '../../app/openNetwork.ts'
import { keyFor, networkOf, openLog, printJson, type CommandContext } from './command.ts'

/**
 * Prints the differences from the registry and, without --dry-run, accepts them. Changes that need individual confirmation are accepted
 * only where --also lists their ids, separated by commas.
 */
export async function refreshNetworks(context: CommandContext): Promise<number> {
  const also = typeof context.flags['also'] === 'string' ? context.flags['also'].split(',') : []
  const isTrial = context.flags['dry-run'] === true
  return withCore(context, async ({ chainListRefresh }) => {
    const diff = await chainListRefresh.check(context.signal)
    const unknown = also.filter((id) => !diff.changes.some((change) => change.id === id))
    if (unknown.length > 0) throw new AppError('input.invalid', phrase`The registry offers no change “${unknown.join(', ')}”.`)
    const ids = diff.changes.flatMap(({ id, needsConfirmation }) => (!needsConfirmation || also.includes(id) ? [id] : []))
    if (!isTrial && ids.length > 0) chainListRefresh.accept({ digest: diff.digest, ids, confirmed: also })
    printJson({ ...diff, accepted: isTrial ? [] : ids })
  })
}

/** Removes the newest accepted changes. */
export async function undoRefresh(context: CommandContext): Promise<number> {
  return withCore(context, ({ chainListRefresh }) => {
    const [newest] = chainListRefresh.state().accepted
    if (newest === undefined) throw new AppError('input.invalid', 'Nothing to undo: no registry change was accepted on this network.')
    chainListRefresh.undo(newest.id)
    printJson({ undone: newest })
    return Promise.resolve()
  })
}

async function withCore(context: CommandContext, work: (core: Core) => Promise<void>): Promise<number> {
  const log = openLog(context)
  const network = networkOf(context, log)
  const key = await keyFor(context, join(context.options.dataFolder, folderOf(network)))
  const { core, close } = await openNetwork({ ...context.options, workers: builtWorkers, log, keyOf: () => key }, network)
  try {
    await work(core)
    return 0
  } finally {
    await close()
  }
}
