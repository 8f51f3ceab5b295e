// Why signed bytes did not go out, though they may later.
import { AppError } from '../../../../shared/domain/errors.ts'

/** The node is behind what this account has done. */
export function lagging(): AppError {
  return new AppError('network.busy', 'The node doesn’t have this account’s last transaction yet.', {
    hint: 'Nothing was sent. Try again in a moment.',
    retry: 'later',
  })
}

/** Whether it is on the chain all the same is found out by the next look. */
export function notTaken(log: string): AppError {
  return new AppError('chain.refused', `The node isn’t accepting the transaction right now: ${log.trim()}`, {
    hint: 'Waybill checks whether it already went through, and resends it while it’s valid.',
    retry: 'later',
  })
}
