// What the shell says outside the page, in the system's own menus, tray and notices.
import type { FundsNow } from '../../shared/fundsNow.ts'
import type { NoticeKind } from '../../shared/notices.ts'
import type { DIGIT_SCREENS } from '../../shared/screens.ts'

export const shellWords = {
  appName: 'Waybill',
  file: 'File',
  edit: 'Edit',
  view: 'View',
  go: 'Go',
  window: 'Window',
  help: 'Help',
  newWindow: 'New Window',
  newTransfer: 'New Transfer',
  receive: 'Receive',
  notices: 'Notices',
  lookNow: 'Look for News Now',
  keys: 'Keys',
  openApp: 'Open Waybill',
  cannotGoOn: 'Waybill cannot go on',
} as const

export const screenWords: Record<(typeof DIGIT_SCREENS)[number], string> = {
  portfolio: 'Portfolio',
  activity: 'Activity',
  nfts: 'NFTs',
  transfer: 'Transfer',
  waybills: 'Waybills',
  explorer: 'Explorer',
  accounts: 'Accounts',
  settings: 'Settings',
}

/** Over the tray's icon. */
export function underWayText(count: number): string {
  return count === 1 ? 'Waybill: 1 transfer under way' : `Waybill: ${count} transfers under way`
}

/** A line of the tray's menu. `place` is from `placeText`. */
export function trayLine(number: number, amount: string, place: string): string {
  return `${formatNumber(number)}  ${amount} ${place}`
}

/** Where the money of a transfer is, after its amount: "12.5 INIT between Initia and Yominet". */
export function placeText(funds: FundsNow, nameOf: (chainId: string) => string): string {
  const on = nameOf(funds.money.chainId)
  switch (funds.place) {
    case 'sender':
      return `on ${on}, not sent`
    case 'leaving':
      return `leaving ${on}`
    case 'onTheWay':
      return `between ${nameOf(funds.from)} and ${nameOf(funds.to)}`
    case 'stop':
      return `at ${nameOf(funds.at)}, going on to ${nameOf(funds.to)}`
    case 'resting':
      return `on ${on}, waits for your signature`
    case 'bridge':
      return `in the bridge to ${nameOf(funds.at)}`
    case 'claimable':
      return `ready to be claimed on ${nameOf(funds.at)}`
    case 'recipient':
      return `arrived on ${on}`
    case 'returned':
    case 'stranded':
      return `back on ${on}`
    case 'unknown':
      return `last seen at ${nameOf(funds.lastSeen)}`
    case 'allowance':
      return 'allowance, no money moves'
  }
}

/** A notice while no window is open; the page has longer words for it. */
export function noticeText(number: number, kind: NoticeKind): string {
  return `Waybill ${formatNumber(number)} ${happened[kind]}`
}

const happened: Record<NoticeKind, string> = {
  arrived: 'has arrived.',
  needsYou: 'needs you.',
  refunded: 'came back or ended on the way. Its sheet says where the money is.',
  stuck: 'takes far longer than expected.',
}

/** As printed on the sheet: four digits at least. */
function formatNumber(number: number): string {
  return String(number).padStart(4, '0')
}
