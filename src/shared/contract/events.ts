// Events that main pushes to a window: they name what changed and carry no data; the store reads again. Types only, free of zod.
import type { EventNotice, Notice } from './notices.ts'
import type { Screen } from '../domain/screens.ts'
import type { DeviceState, PracticeScreen } from './status.ts'
import type { TransferProgress } from './transfer/transfer.ts'
import type { TransferLink } from './transfer/transferLink.ts'

/** What the menu, the tray, a notice or a link asks a window to show. */
export type WindowCommand =
  | { show: 'screen'; screen: Screen; accountId?: string }
  | { show: 'waybill'; transferId: string }
  | { show: 'keys' }
  /** The screen before this one in the window's history, or after it. */
  | { show: 'back' | 'forward' }
  /** `link` is null where `text` was refused. */
  | { show: 'link'; link: TransferLink | null; text: string }

/** Every event that main may push. */
export type AppEvent =
  | { type: 'activity.changed'; chainId: string }
  | { type: 'portfolio.changed' }
  | { type: 'views.changed' }
  | { type: 'nfts.changed' }
  | { type: 'privacy.changed' }
  | { type: 'backup.saved' }
  | { type: 'prices.changed' }
  /** The registry was asked, or the setting to ask it changed. */
  | { type: 'chainList.changed' }
  /** The router's list of assets was read, or reading failed. */
  | { type: 'assets.changed' }
  | { type: 'sync.changed' }
  | { type: 'accounts.changed' }
  | { type: 'label.changed' }
  | { type: 'preferences.changed' }
  /** `isReopened`: the same network with another list of chains or hosts; its data stays what it was. */
  | { type: 'network.changed'; isReopened?: boolean }
  /** The data folder was deleted or moved while open, or is back. */
  | { type: 'folder.changed' }
  /** The state of the update check changed. */
  | { type: 'update.changed' }
  /** The window was locked or unlocked. */
  | { type: 'lock.changed' }
  /** One more fact of the transfer was stored. */
  | { type: 'transfer.changed'; id: string; version: number }
  /** What the core is doing to the transfer now. Sent several times a minute for each live transfer, so it carries the whole progress. */
  | { type: 'transfer.progress'; id: string; progress: TransferProgress }
  /** `isLoud`: the user enabled system notices of this kind and no quiet hours apply. */
  | { type: 'notice.added'; notice: Notice | EventNotice; isLoud: boolean }
  | { type: 'notices.changed' }
  | { type: 'device.changed'; device: DeviceState }
  | { type: 'practice.screen'; screen: PracticeScreen }
  /** Sent to one window only. */
  | { type: 'window.command'; command: WindowCommand }
