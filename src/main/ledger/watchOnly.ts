// The signer of an account that is only watched: it refuses.
import { AppError } from '../../shared/domain/errors.ts'
import type { Signer } from './signer.ts'

export const watchOnly: Signer = {
  signMessage: () => Promise.reject(watchOnlyError()),
  signDocument: () => Promise.reject(watchOnlyError()),
  signTransaction: () => Promise.reject(watchOnlyError()),
}

export function watchOnlyError(): AppError {
  return new AppError('account.watchOnly', 'This account is watch-only, so Waybill can’t sign for it.', {
    hint: 'Add it from a Ledger.',
  })
}
