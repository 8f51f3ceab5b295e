// What a call of the client was rejected with, as the one error class that screens know.
import { AppError, fromErrorData, toErrorData } from '../../shared/domain/errors.ts'

/** The error itself when it is an `AppError`; a bug becomes `internal`. */
export function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : fromErrorData(toErrorData(error))
}
