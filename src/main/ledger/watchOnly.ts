// The signer of a watched account: refuses every request.
import { AppError } from '../../shared/domain/errors.ts'
import type { Signer } from './signer.ts'

/** Rejects every signature. */
export const watchOnly: Signer = {
  signMessage: () => Promise.reject(watchOnlyError()),
  signDocument: () => Promise.reject(watchOnlyError()),
  signTransaction: () => Promise.reject(watchOnlyError()),
}

/** Builds the error for a watched account. */
export function watchOnlyError(): AppError {
  return new AppError('account.watchOnly', 'This account is watch-only, so Waybill can’t sign for it.', {
    hint: 'Add it from a Ledger.',
  })
}
