// Status words, transport errors and operating-system errors of a Ledger, as the errors that say what to do.
// Sources: LedgerHQ/device-sdk-ts GlobalCommandError.ts and ethAppErrors.ts; LedgerHQ/ledger-live libs/ledgerjs errors.
import { AppError } from '../../shared/errors.ts'
import type { LedgerApp } from '../../shared/status.ts'
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

/** What was being done when a status word came: the same word means different things. */
export type Doing = 'identify' | 'openApp' | 'address' | 'message' | 'transaction'

/** The error behind a status word that is not 0x9000; `app` is the one that was asked, or asked for. */
export function statusError(status: number, doing: Doing, app: LedgerApp = 'Ethereum'): AppError {
  const isSigning = doing === 'message' || doing === 'transaction'
  if (LOCKED.includes(status) || (status === STATUS.notSatisfied && !isSigning)) return deviceLocked()
  if (REJECTED.includes(status) || status === STATUS.notSatisfied) return rejected(doing)
  if (doing === 'openApp' && NOT_INSTALLED.includes(status)) {
    return new AppError('device.appMissing', `The ${app} app is not installed on this Ledger.`, { hint: 'Install it with Ledger Live.' })
  }
  if (NO_SUCH_APP_OPEN.includes(status)) return wrongApp(null, app)
  if (EXPERT_MODE.includes(status)) return expertModeNeeded()
  if (TOO_LONG.includes(status)) return messageTooLong()
  if (doing === 'transaction' && status === STATUS.invalidData) return blindSigningOff()
  return failureOf(status, doing, app)
}

function failed(message: string, hint: string): AppError {
  return new AppError('device.failed', message, { hint })
}

/** What has no code of its own: the device works, and will not do this. */
function failureOf(status: number, doing: Doing, app: LedgerApp): AppError {
  if (status === STATUS.stateConfused) {
    return new AppError('device.failed', 'The Ledger was still in the middle of something else.', { hint: 'Try again.', retry: 'now' })
  }
  if (doing === 'transaction' && status === STATUS.amountTooLong) {
    return failed(`The ${app} app has no room for an amount this large.`, 'Nothing was signed. Send a smaller amount.')
  }
  if (status === STATUS.coinUnknown) {
    // The purpose, the coin type or the change of the path, says the Cosmos app; source: cosmos/ledger-cosmos app/src/crypto.c.
    return failed(`The ${app} app does not allow this derivation path.`, 'Choose a path like 44’/118’/0’/0/0.')
  }
  if (status === STATUS.pathNotAllowed || (doing === 'address' && status === STATUS.invalidData)) {
    const coin = app === 'Ethereum' ? '60' : '118'
    return failed(`The ${app} app does not allow this derivation path.`, `Choose a path under 44’/${coin}’.`)
  }
  if (status === STATUS.unsupportedType) {
    return failed(`The ${app} app does not know this kind of transaction.`, 'Update the app with Ledger Live, or choose another route.')
  }
  if (CHAIN_UNKNOWN.includes(status)) {
    // Whose prefixes are asked for, the newest version knows.
    const hint = doing === 'address' ? 'Update the app with Ledger Live.' : 'Use an account of the other app for it.'
    return failed(`The ${app} app does not know this chain.`, hint)
  }
  if (NOT_SET_UP.includes(status)) return failed('The Ledger is not set up yet.', 'Set it up with Ledger Live first.')
  if (status === STATUS.halted) return failed('The Ledger has stopped.', 'Unplug it and plug it in again.')
  return failed(`The Ledger answered with the code ${hex(status)}.`, 'Unplug it, plug it in again and retry.')
}

/** A refusal while blind signing is on, or of what needs none: the setting has no part in it. */
export function notReadable(): AppError {
  return new AppError('device.failed', 'The Ethereum app cannot read this transaction.', {
    hint: 'Nothing was signed. Update the app with Ledger Live, or choose another route.',
  })
}

/** Status words are read by `name` and `id`: several versions of the library's error classes live side by side. */
export function transportError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { name, id } = describe(error)
  if (name === 'DisconnectedDevice' || name === 'DisconnectedDeviceDuringOperation') return unplugged(error)
  if (name === 'TransportRaceCondition' || id === 'TransportLocked') {
    return new AppError('device.busy', 'The Ledger is busy with something else.', { retry: 'now', cause: error })
  }
  // Frames left over from another program's session, or from one that was cut short.
  if (id === 'InvalidChannel' || id === 'InvalidTag' || id === 'InvalidSequence') {
    return new AppError('device.failed', 'The Ledger answered something that was not asked.', {
      hint: 'Close other programs that use the Ledger, or unplug it and plug it in again.',
      retry: 'now',
      cause: error,
    })
  }
  return new AppError('device.failed', 'The connection to the Ledger failed.', { hint: 'Unplug it and plug it in again.', cause: error })
}

/** `isDenied`: the operating system refuses this user; otherwise another program has the device. */
export function openError(error: unknown, isDenied: boolean): AppError {
  if (isDenied) {
    return new AppError('device.notPermitted', 'This computer does not let Waybill use the Ledger.', {
      hint: 'Install Ledger’s udev rules, then unplug the Ledger and plug it in again.',
      retry: 'later',
      cause: error,
    })
  }
  return new AppError('device.held', 'Another program is using the Ledger.', {
    hint: 'Close Ledger Live and browser tabs that use the Ledger, then try again.',
    retry: 'now',
    cause: error,
  })
}

export function deviceAbsent(): AppError {
  return new AppError('device.absent', 'No Ledger was found.', { hint: 'Plug it in and unlock it.', retry: 'later' })
}

/** None of several Ledgers holds the key that is wanted. */
export function noneHolds(models: readonly string[], { hint }: AppError): AppError {
  return new AppError('device.otherAccount', `${list(models)} are plugged in, and none of them holds this account.`, {
    ...(hint === null ? {} : { hint }),
    retry: 'later',
  })
}

/** Says which of several Ledgers an error is about. */
export function aboutOne(error: AppError, model: string, others: readonly string[]): AppError {
  if (others.length === 0) return error
  const which = `This is about the ${model}; ${list(others)} is plugged in too.`
  return new AppError(error.code, error.message, {
    hint: error.hint === null ? which : `${error.hint} ${which}`,
    retry: error.retry,
    cause: error,
  })
}

/** @example list(['Flex', 'Nano X']) // 'Flex and Nano X' */
function list(models: readonly string[]): string {
  return models.join(' and ')
}

export function deviceLocked(): AppError {
  return new AppError('device.locked', 'The Ledger is locked.', { hint: 'Unlock it with its PIN.', retry: 'later' })
}

/** `open` is the app that is open now; null when the dashboard is shown or the app is not known. */
export function wrongApp(open: string | null, needed: LedgerApp): AppError {
  const message = open === null ? `The ${needed} app is not open on the Ledger.` : `${open} is open on the Ledger; this needs ${needed}.`
  return new AppError('device.wrongApp', message, { hint: `Open the ${needed} app on the Ledger.`, retry: 'later' })
}

/** Accounts and indices above 100. Source: cosmos/ledger-cosmos app/src/crypto.c. */
function expertModeNeeded(): AppError {
  return new AppError('device.failed', 'The Cosmos app allows this only in its expert mode.', {
    hint: 'Choose a path with smaller numbers, or switch expert mode on in the app’s settings.',
  })
}

/** Older versions call the setting “Contract data”. */
export function blindSigningOff(): AppError {
  return new AppError(
    'device.blindSigning',
    'The Ethereum app does not sign calls of contracts while its setting “Blind signing” is off.',
    {
      hint: 'On the Ledger, open the Ethereum app, then Settings, and switch Blind signing on. Then sign again.',
      retry: 'later',
    },
  )
}

export function unplugged(cause?: unknown): AppError {
  return new AppError('device.unplugged', 'The Ledger was unplugged.', { hint: 'Plug it in and try again.', retry: 'later', cause })
}

export function messageTooLong(): AppError {
  return new AppError('device.tooLong', 'This document is longer than the Ledger can show.', {
    hint: 'Send with a shorter memo or in several transfers.',
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
  return new AppError('device.rejected', `${what} was rejected on the Ledger.`, {
    hint: 'Nothing was signed. Ask again if that was not meant.',
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
