// Clears errors of the device that no longer hold once the device is ready.
import type { AppError, ErrorCode } from '../../../shared/domain/errors.ts'
import type { AppWindow } from '../../window.ts'

/** Errors that hold only until the device is ready. */
const PASSING: readonly ErrorCode[] = [
  'device.absent',
  'device.notPermitted',
  'device.held',
  'device.locked',
  'device.wrongApp',
  'device.appMissing',
  'device.appTooOld',
  'device.otherAccount',
  'device.busy',
  'device.unplugged',
]

interface Failing {
  getState(): { error: AppError | null }
  setState(change: { error: null }): void
}

/** Clears such an error from a store when the device reports that it is ready. */
export function forgetOnceReady(win: AppWindow, store: Failing): void {
  win.onEvent((event) => {
    if (event.type !== 'device.changed' || event.device.state !== 'ready') return
    const { error } = store.getState()
    if (error !== null && PASSING.includes(error.code)) store.setState({ error: null })
  })
}
