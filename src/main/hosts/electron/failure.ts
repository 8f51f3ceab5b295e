// A start or an end that cannot go on, in a box of the system.
import { app, dialog } from 'electron'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { toStoreError } from '../../db/database.ts'
import { CANNOT_GO_ON } from './words/wordsOf.ts'

/** Shows why Waybill cannot go on, on the terminal too, and waits until it was read. Before the app is ready Linux shows no box. */
export async function showFailure(cause: unknown): Promise<void> {
  const error = toStoreError(cause)
  const { message, hint } = toErrorData(error)
  const stack = error instanceof AppError ? '' : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
  process.stderr.write(`${stack}${CANNOT_GO_ON}: ${[message, hint].filter((part) => part !== null).join(' ')}\n`)
  await app.whenReady()
  dialog.showErrorBox(CANNOT_GO_ON, [message, hint].filter((part) => part !== null).join('\n\n'))
}
