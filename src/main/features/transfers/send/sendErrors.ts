// Errors of a send that may succeed later.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'

/** Builds the error for a node that lags behind the account's transactions. */
export function lagging(): AppError {
  return new AppError('network.busy', 'The node doesn’t have this account’s last transaction yet.', {
    hint: 'Nothing was sent. Try again in a moment.',
    retry: 'later',
  })
}

/** Builds the error for bytes that a node did not accept; the next check shows whether they are on the chain. */
export function notTaken(log: string): AppError {
  return new AppError('chain.refused', phrase`The node isn’t accepting the transaction right now: ${log.trim()}`, {
    hint: 'Waybill checks whether it already went through, and resends it while it’s valid.',
    retry: 'later',
  })
}
