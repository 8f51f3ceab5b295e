// What main may push to a window: what changed, never the data; the store re-reads. Types only, free of zod.
import type { Notice } from './notices.ts'
import type { Screen } from '../domain/screens.ts'
import type { DeviceState, PracticeScreen } from './status.ts'
import type { TransferProgress } from './transfer/transfer.ts'
import type { TransferLink } from './transfer/transferLink.ts'

/** What the system asks a window to show: by a menu, the tray, a notice, or a link. */
export type WindowCommand =
  | { show: 'screen'; screen: Screen }
  | { show: 'waybill'; transferId: string }
  | { show: 'keys' }
  /** `link` null: `text` was refused. */
  | { show: 'link'; link: TransferLink | null; text: string }

export type AppEvent =
  | { type: 'activity.changed'; chainId: string }
  | { type: 'portfolio.changed' }
  | { type: 'views.changed' }
  | { type: 'nfts.changed' }
  | { type: 'privacy.changed' }
  | { type: 'prices.changed' }
  /** The public registry was asked, or the choice to ask it changed. */
  | { type: 'chainList.changed' }
  /** The router's list of assets was read, or could not be. */
  | { type: 'assets.changed' }
  | { type: 'sync.changed' }
  | { type: 'accounts.changed' }
  | { type: 'label.changed' }
  | { type: 'preferences.changed' }
  | { type: 'network.changed' }
  /** The data folder was deleted or moved while it is open, or is back. */
  | { type: 'folder.changed' }
  /** More is known of a newer version. */
  | { type: 'update.changed' }
  /** The window was locked, or unlocked. */
  | { type: 'lock.changed' }
  /** One more fact of it is stored. */
  | { type: 'transfer.changed'; id: string; version: number }
  /** What the core does to it this moment: several times a minute for each that is under way, so it carries all there is to know. */
  | { type: 'transfer.progress'; id: string; progress: TransferProgress }
  /** `isLoud`: the user chose to be told of it by the system, at this hour too. */
  | { type: 'notice.added'; notice: Notice; isLoud: boolean }
  | { type: 'notices.changed' }
  | { type: 'device.changed'; device: DeviceState }
  | { type: 'practice.screen'; screen: PracticeScreen }
  /** To one window alone. */
  | { type: 'window.wished'; wish: WindowCommand }
