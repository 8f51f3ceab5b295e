// What the shell's languages have in common: the same words in each.
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { NoticeKind } from '../../../../shared/contract/notices.ts'
import type { DIGIT_SCREENS } from '../../../../shared/domain/screens.ts'

/** Menus of our own, then what Electron itself would say in English. */
type MenuWord =
  'file' | 'edit' | 'view' | 'go' | 'window' | 'help' | 'newWindow' | 'newTransfer' | 'receive' | 'notices' | 'lookNow' | 'keys' | RoleWord
export type RoleWord =
  | 'close'
  | 'quit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'delete'
  | 'selectAll'
  | 'reload'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'minimize'

type CrashWord =
  'gone' | 'goneDetail' | 'stuck' | 'stuckDetail' | 'reload' | 'close' | 'wait' | 'fatal' | 'fatalDetail' | 'restart' | 'quit'

export interface ShellWords {
  menu: Record<MenuWord, string>
  openApp: string
  /** In the menu under the pointer. */
  copyAddress: string
  copyLink: string
  /** Where a window or Waybill itself has stopped. */
  crash: Record<CrashWord, string>
  screens: Record<(typeof DIGIT_SCREENS)[number], string>
  /** Over the tray's icon. */
  underWay(count: number): string
  /** Exact digits, from how English writes them. */
  digits(text: string): string
  /** Where the money of a transfer is, after its amount: "12.5 INIT between Initia and Yominet". */
  place(funds: FundsNow, nameOf: (chainId: string) => string): string
  /** A notice while no window is open; the page has longer words for it. `number` as printed on the sheet. */
  notice(number: string, kind: NoticeKind): string
}
