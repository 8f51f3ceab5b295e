// The words that every language of the shell provides.
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { NoticeKind } from '../../../../shared/contract/notices.ts'
import type { DIGIT_SCREENS } from '../../../../shared/domain/screens.ts'

/** Waybill's own menus, then entries that Electron would label in English. */
type MenuWord =
  | 'file'
  | 'edit'
  | 'view'
  | 'go'
  | 'window'
  | 'help'
  | 'newWindow'
  | 'newTransfer'
  | 'receive'
  | 'lookNow'
  | 'keys'
  | 'back'
  | 'forward'
  | RoleWord
/** Menu entries that Electron implements. */
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

/** All words of the shell. */
export interface ShellWords {
  menu: Record<MenuWord, string>
  openApp: string
  /** In the context menu. */
  copyAddress: string
  copyLink: string
  /** After a crash of a window or of Waybill itself. */
  crash: Record<CrashWord, string>
  screens: Record<(typeof DIGIT_SCREENS)[number], string>
  /** Tooltip of the tray icon. */
  underWay(count: number): string
  /** Converts digits from English notation. */
  digits(text: string): string
  /** Location of a transfer's money, following its amount: "12.5 INIT between Initia and Yominet". */
  place(funds: FundsNow, nameOf: (chainId: string) => string): string
  /** A notice while no window is open; the page has longer texts. `number` as printed on the waybill. */
  notice(number: string, kind: NoticeKind): string
  /** The notice that stake is free again; `validator` is the name of the one it was with. */
  released(money: string, validator: string): string
  /** The same of a lock that has ended, and of what was unstaked of one. */
  lockEnded(money: string, validator: string): string
  lockReleased(money: string, validator: string): string
  /** A vote ends soon; `at` in milliseconds since 1970. */
  voteEnds(proposal: string, at: number): string
  gaugeVoteEnds(cycle: string, at: number): string
}

/** Returns day and time of a moment, milliseconds since 1970, in a language: "28 Nov, 14:00". */
export function momentIn(language: string, at: number): string {
  return new Date(at).toLocaleString(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}
