// Reads the typed form back after a reload. Pure.
import { isRecord } from '../../../../shared/domain/untrusted/isRecord.ts'
import type { Form, Spot } from './form.ts'

/** The form as it is stored over a reload. */
export interface PersistedForm {
  form: Form
  needsAccount: boolean
}

/** Returns the stored form; null for anything else, as an older version may have left it. */
export function readPersistedForm(kept: unknown): PersistedForm | null {
  if (!isRecord(kept) || !isRecord(kept['form'])) return null
  const { accountId, from, to, typed, recipient, slippagePercent, memo } = kept['form']
  if (!isTextOrNull(accountId) || !isTextOrNull(recipient) || !isSpotOrNull(from) || !isSpotOrNull(to)) return null
  if (typeof typed !== 'string' || typeof slippagePercent !== 'string') return null
  return {
    form: { accountId, from, to, typed, recipient, slippagePercent, memo: typeof memo === 'string' ? memo : '' },
    needsAccount: kept['needsAccount'] === true,
  }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function isSpotOrNull(value: unknown): value is Spot | null {
  return value === null || (isRecord(value) && typeof value['chainId'] === 'string' && typeof value['denom'] === 'string')
}
