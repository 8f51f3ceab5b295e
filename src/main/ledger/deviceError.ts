// Converts a Ledger's status words, transport errors and operating system errors to errors that say what to do.
// Sources: LedgerHQ/device-sdk-ts GlobalCommandError.ts and ethAppErrors.ts; LedgerHQ/ledger-live libs/ledgerjs errors.
import { AppError } from '../../shared/domain/errors.ts'
import { asPhrase, phrase, type PhraseText } from '../../shared/domain/phrase.ts'
import { LEDGER_APP_IDS_BY_NAME, LEDGER_APPS } from '../../shared/domain/ledgerApps.ts'
import type { LedgerApp } from '../../shared/contract/status.ts'
import { STATUS } from '../../wire/apdu.ts'

const LOCKED: readonly number[] = [STATUS.locked, STATUS.lockedOld, STATUS.lockedOlder, STATUS.lockedOldest]
const REJECTED: readonly number[] = [STATUS.rejected, STATUS.rejectedCosmos, STATUS.refusedOpenApp]
const NO_SUCH_APP_OPEN: readonly number[] = [
  STATUS.claNotSupported,
  STATUS.claNotSupportedOnDashboard,
  STATUS.insNotSupported,
  STATUS.insNotSupportedOld,
  STATUS.appClosed,
  STATUS.appClosedOld,
]
const TOO_LONG: readonly number[] = [STATUS.tooLong, STATUS.tooLongCosmos]
const EXPERT_MODE: readonly number[] = [STATUS.expertModeNeeded, STATUS.expertModeNeededForCoin]
const NOT_INSTALLED: readonly number[] = [STATUS.notInstalled, STATUS.notInstalledOld, STATUS.dataInvalid]
const CHAIN_UNKNOWN: readonly number[] = [STATUS.prefixLength, STATUS.chainUnknown]
const NOT_SET_UP: readonly number[] = [STATUS.notSetUp, STATUS.notSetUpOld, STATUS.noPin]

/** What was being done when a status word came: its meaning depends on it. */
export type Doing = 'identify' | 'openApp' | 'address' | 'message' | 'transaction'

/** Returns the error for a status word other than 0x9000; `app` is the app that was asked or requested. */
export function statusError(status: number, doing: Doing, app: LedgerApp = 'Ethereum'): AppError {
  const isSigning = doing === 'message' || doing === 'transaction'
  if (LOCKED.includes(status) || (status === STATUS.notSatisfied && !isSigning)) return deviceLocked()
  if (REJECTED.includes(status) || status === STATUS.notSatisfied) return rejected(doing)
  if (doing === 'openApp' && NOT_INSTALLED.includes(status)) {
    return new AppError('device.appMissing', phrase`The ${app} app isn’t installed on this Ledger.`, {
      hint: 'Install it with Ledger Live.',
    })
  }
  if (NO_SUCH_APP_OPEN.includes(status)) return wrongApp(null, app)
  if (EXPERT_MODE.includes(status)) return expertModeNeeded()
  if (TOO_LONG.includes(status)) return messageTooLong()
  if (doing === 'transaction' && status === STATUS.invalidData) return blindSigningOff()
  return failureOf(status, doing, app)
}

function failed(message: PhraseText, hint: PhraseText): AppError {
  return new AppError('device.failed', message, { hint })
}

/** Returns the error for a status without a code: the device works, but refuses. */
function failureOf(status: number, doing: Doing, app: LedgerApp): AppError {
  if (status === STATUS.stateConfused) {
    return new AppError('device.failed', 'Your Ledger hadn’t finished its previous request.', { hint: 'Try again.', retry: 'now' })
  }
  if (doing === 'transaction' && status === STATUS.amountTooLong) {
    return failed(phrase`This amount is too large for the ${app} app.`, 'Nothing was signed. Send a smaller amount.')
  }
  if (status === STATUS.coinUnknown) {
    // The Cosmos app refuses the purpose, coin type or change of the path; source: cosmos/ledger-cosmos app/src/crypto.c.
    return failed(phrase`The ${app} app doesn’t allow this derivation path.`, 'Choose a path like 44’/118’/0’/0/0.')
  }
  if (status === STATUS.pathNotAllowed || (doing === 'address' && status === STATUS.invalidData)) {
    const coin = String(LEDGER_APPS[LEDGER_APP_IDS_BY_NAME[app]].coinType)
    return failed(phrase`The ${app} app doesn’t allow this derivation path.`, phrase`Choose a path under 44’/${coin}’.`)
  }
  if (status === STATUS.unsupportedType) {
    return failed(
      phrase`The ${app} app doesn’t support this type of transaction.`,
      'Update the app with Ledger Live, or choose another route.',
    )
  }
  if (CHAIN_UNKNOWN.includes(status)) {
    // The newest version knows the prefixes that Waybill requests.
    const hint = doing === 'address' ? 'Update the app with Ledger Live.' : 'Use an account from the other app.'
    return failed(phrase`The ${app} app doesn’t support this chain.`, hint)
  }
  if (NOT_SET_UP.includes(status)) return failed('Your Ledger isn’t set up yet.', 'Set it up with Ledger Live first.')
  if (status === STATUS.halted) return failed('Your Ledger stopped working.', 'Unplug it and plug it in again.')
  return failed(phrase`Your Ledger responded with code ${hex(status)}.`, 'Unplug it, plug it in again and retry.')
}

/** Builds the error for a refusal that blind signing would not change. */
export function notReadable(): AppError {
  return new AppError('device.failed', 'The Ethereum app can’t read this transaction.', {
    hint: 'Nothing was signed. Update the app with Ledger Live, or choose another route.',
  })
}

/** Converts a transport error by `name` and `id`: several versions of the library's error classes coexist. */
export function transportError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { name, id } = describe(error)
  if (name === 'DisconnectedDevice' || name === 'DisconnectedDeviceDuringOperation') return unplugged(error)
  if (name === 'TransportRaceCondition' || id === 'TransportLocked') {
    return new AppError('device.busy', 'Your Ledger is busy with another request.', { retry: 'now', cause: error })
  }
  // Frames left over from another program's session, or from an interrupted one.
  if (id === 'InvalidChannel' || id === 'InvalidTag' || id === 'InvalidSequence') {
    return new AppError('device.failed', 'Your Ledger sent an unexpected response.', {
      hint: 'Close other programs using the Ledger, or unplug it and plug it in again.',
      retry: 'now',
      cause: error,
    })
  }
  return new AppError('device.failed', 'The connection to your Ledger failed.', { hint: 'Unplug it and plug it in again.', cause: error })
}

/** Converts an error of opening. `isDenied`: the operating system refuses this user; otherwise another program has the device. */
export function openError(error: unknown, isDenied: boolean): AppError {
  if (isDenied) {
    return new AppError('device.notPermitted', 'Waybill doesn’t have permission to use the Ledger.', {
      hint: 'Install Ledger’s udev rules, then unplug the Ledger and plug it in again.',
      retry: 'later',
      cause: error,
    })
  }
  return new AppError('device.held', 'Another program is using the Ledger.', {
    hint: 'Close Ledger Live or any browser tab using it, then try again.',
    retry: 'now',
    cause: error,
  })
}

/** Builds the error for no Ledger. */
export function deviceAbsent(): AppError {
  return new AppError('device.absent', 'No Ledger found.', { hint: 'Plug it in and unlock it.', retry: 'later' })
}

/** Builds the error when none of several Ledgers holds the required key. */
export function noneHolds(models: readonly string[], { hint }: AppError): AppError {
  return new AppError('device.otherAccount', phrase`Connected: ${list(models)}. None of them holds this account’s key.`, {
    ...(hint === null ? {} : { hint }),
    retry: 'later',
  })
}

/** Adds which of several Ledgers an error concerns. */
export function aboutOne(error: AppError, model: string, others: readonly string[]): AppError {
  if (others.length === 0) return error
  const which = phrase`This is the ${model}; ${list(others)} is also connected.`
  return new AppError(error.code, error.says, {
    hint: error.hintSays === null ? which : phrase`${error.hintSays} ${which}`,
    retry: error.retry,
    cause: error,
  })
}

/** @example list(['Flex', 'Nano X']) // 'Flex and Nano X' */
function list(models: readonly string[]): string {
  return models.join(' and ')
}

/** Builds the error for a locked Ledger. */
export function deviceLocked(): AppError {
  return new AppError('device.locked', 'Your Ledger is locked.', { hint: 'Enter its PIN to unlock it.', retry: 'later' })
}

/** `open` is the open app; null when the dashboard is shown or the app is unknown. */
export function wrongApp(open: string | null, needed: LedgerApp): AppError {
  const message =
    open === null ? phrase`The ${needed} app isn’t open on your Ledger.` : phrase`Your Ledger has ${open} open; ${needed} is needed.`
  return new AppError('device.wrongApp', message, { hint: phrase`Open the ${needed} app on your Ledger.`, retry: 'later' })
}

/** Accounts and indices above 100 need expert mode. Source: cosmos/ledger-cosmos app/src/crypto.c. */
function expertModeNeeded(): AppError {
  return new AppError('device.failed', 'The Cosmos app allows this only in expert mode.', {
    hint: 'Choose a path with smaller numbers, or turn on expert mode in the app’s settings.',
  })
}

/** Builds the error for disabled blind signing. Older versions call the setting “Contract data”. */
export function blindSigningOff(): AppError {
  return new AppError('device.blindSigning', 'The Ethereum app can’t sign contract calls while blind signing is off.', {
    hint: 'On your Ledger, open the Ethereum app’s settings, turn on Blind signing, then sign again.',
    retry: 'later',
  })
}

/** Builds the error for an unplugged Ledger. */
export function unplugged(cause?: unknown): AppError {
  return new AppError('device.unplugged', 'Your Ledger was unplugged.', { hint: 'Plug it in and try again.', retry: 'later', cause })
}

/** Builds the error for a document that exceeds the app's buffer. */
export function messageTooLong(): AppError {
  return new AppError('device.tooLong', 'This transaction is too long for your Ledger.', {
    hint: 'Use a shorter memo, or split the transfer.',
  })
}

function rejected(doing: Doing): AppError {
  const what = {
    identify: 'The request',
    openApp: 'Opening the app',
    address: 'The address',
    message: 'The signature',
    transaction: 'The transaction',
  }[doing]
  return new AppError('device.rejected', phrase`${asPhrase(what)} was rejected on your Ledger.`, {
    hint: 'Nothing was signed. If you didn’t mean to reject it, try again.',
    retry: 'now',
  })
}

function describe(error: unknown): { name: string; id: string } {
  if (!(error instanceof Error)) return { name: '', id: '' }
  return { name: error.name, id: 'id' in error && typeof error.id === 'string' ? error.id : '' }
}

function hex(status: number): string {
  return `0x${status.toString(16).padStart(4, '0')}`
}
