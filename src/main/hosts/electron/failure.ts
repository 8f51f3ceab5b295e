// Shows a fatal error in a system dialog.
import { app, dialog } from 'electron'
import { AppError, toErrorData } from '../../../shared/domain/errors.ts'
import { toStoreError } from '../../db/database.ts'
import { CANNOT_CONTINUE } from './words/wordsOf.ts'

/**
 * Shows why Waybill cannot continue, also on stderr, and waits until the dialog is closed. Linux shows no dialog before the app is ready.
 */
export async function showFailure(cause: unknown): Promise<void> {
  const error = toStoreError(cause)
  const { message, hint } = toErrorData(error)
  const stack = error instanceof AppError ? '' : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
  process.stderr.write(`${stack}${CANNOT_CONTINUE}: ${[message, hint].filter((part) => part !== null).join(' ')}\n`)
  await app.whenReady()
  dialog.showErrorBox(CANNOT_CONTINUE, [message, hint].filter((part) => part !== null).join('\n\n'))
}
