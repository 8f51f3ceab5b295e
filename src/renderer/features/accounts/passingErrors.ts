// Errors of the device that are over once it is ready: they are not said any longer then.
import type { AppError, ErrorCode } from '../../../shared/domain/errors.ts'
import { onEvent } from '../../data/api.ts'

/** What stands in the way only until the device is ready. */
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

/** Has a store forget such an error when the device says that it is ready. */
export function forgetOnceReady(store: Failing): void {
  onEvent((event) => {
    if (event.type !== 'device.changed' || event.device.state !== 'ready') return
    const { error } = store.getState()
    if (error !== null && PASSING.includes(error.code)) store.setState({ error: null })
  })
}
