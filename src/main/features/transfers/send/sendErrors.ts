// Why signed bytes did not go out, though they may later.
import { AppError } from '../../../../shared/errors.ts'

/** The node is behind what this account has done. */
export function lagging(): AppError {
  return new AppError('network.busy', 'The chain’s node does not know this account’s last transaction yet.', {
    hint: 'Nothing was sent. Try again in a moment.',
    retry: 'later',
  })
}

/** Whether it is on the chain all the same is found out by the next look. */
export function notTaken(log: string): AppError {
  return new AppError('chain.refused', `The chain’s node does not take the transaction now: ${log.trim()}`, {
    hint: 'Waybill finds out whether it was sent before, and sends the same bytes again while they are valid.',
    retry: 'later',
  })
}
