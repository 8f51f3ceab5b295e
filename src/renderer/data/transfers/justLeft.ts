// A Ledger leaves the bus whenever an app is opened or closed on it, and is back within seconds: until then it is awaited, not missed.
import type { DeviceState } from '../../../shared/contract/status.ts'

/** How long it may be away. Source: device-sdk-ts NodeHidConfig.ts. */
export const RETURN_MS = 6000

/** Whether a Ledger was there a moment ago and is not found any more. */
export function hasJustLeft(before: DeviceState | null, now: DeviceState): boolean {
  return now.state === 'absent' && before !== null && 'model' in before
}
