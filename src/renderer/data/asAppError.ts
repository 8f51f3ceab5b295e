// Converts the reason of a rejected call into the one error class that screens handle.
import { AppError, fromErrorData, toErrorData } from '../../shared/domain/errors.ts'

/** Returns the error itself when it is an `AppError`; a bug becomes `internal`. */
export function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : fromErrorData(toErrorData(error))
}
