// Minimum versions of the Ledger apps that sign as Waybill expects.
// Source: initia-labs/initia.js ledger-key app.ts.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'

/** Ethereum: the first version that shows personal messages of any length completely. */
const OLDEST: Readonly<Record<LedgerApp, readonly number[]>> = { Ethereum: [1, 17, 0], Cosmos: [2, 37, 3] }

/** Returns the minimum version, as in "1.17.0". */
export function oldestVersion(app: LedgerApp): string {
  return OLDEST[app].join('.')
}

/** Returns whether a version suffices; false also for an unparsable one. */
export function isNewEnough(app: LedgerApp, version: string): boolean {
  const parts = version.split(/[.-]/).map(Number)
  for (const [index, oldest] of OLDEST[app].entries()) {
    const part = parts[index] ?? 0
    if (part > oldest) return true
    if (part < oldest || Number.isNaN(part)) return false
  }
  return true
}

/** Refuses versions that sign differently. @throws AppError device.appTooOld. */
export function assertAppVersion(app: LedgerApp, version: string): void {
  if (isNewEnough(app, version)) return
  throw new AppError(
    'device.appTooOld',
    phrase`The ${app} app on your Ledger is too old: version ${version}; ${oldestVersion(app)} or later is needed.`,
    {
      hint: 'Update it with Ledger Live.',
    },
  )
}
