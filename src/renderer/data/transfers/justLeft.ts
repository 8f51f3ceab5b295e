// Detects a reconnecting Ledger: it leaves the bus whenever an app is opened or closed on it, and is back within seconds, so until then it
// is awaited, not missing.
import type { DeviceState } from '../../../shared/contract/status.ts'

/** How long it may be away. Source: device-sdk-ts NodeHidConfig.ts. */
export const RETURN_MS = 6000

/** Returns whether a Ledger was there a moment ago and is not found now. */
export function hasJustLeft(before: DeviceState | null, now: DeviceState): boolean {
  return now.state === 'absent' && before !== null && 'model' in before
}
