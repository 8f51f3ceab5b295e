// What main may push to a window: what changed, never the data; the store re-reads. Types only, free of zod.
import type { DeviceState, PracticeScreen } from './status.ts'

export type AppEvent =
  | { type: 'activity.changed'; chainId: string }
  | { type: 'portfolio.changed' }
  | { type: 'views.changed' }
  | { type: 'nfts.changed' }
  | { type: 'privacy.changed' }
  | { type: 'prices.changed' }
  | { type: 'sync.changed' }
  | { type: 'accounts.changed' }
  | { type: 'label.changed' }
  | { type: 'preferences.changed' }
  | { type: 'network.changed' }
  | { type: 'transfer.changed'; id: string; version: number }
  | { type: 'device.changed'; device: DeviceState }
  | { type: 'practice.screen'; screen: PracticeScreen }
