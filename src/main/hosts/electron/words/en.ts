// What the shell says outside the page, in the system's own menus, tray and notices.
import type { FundsNow } from '../../../../shared/fundsNow.ts'
import type { NoticeKind } from '../../../../shared/notices.ts'
import type { ShellWords } from './shellWords.ts'

export const english: ShellWords = {
  menu: {
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
    close: 'Close Window',
    quit: 'Quit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select All',
    reload: 'Reload',
    resetZoom: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    togglefullscreen: 'Toggle Full Screen',
    minimize: 'Minimize',
  },
  openApp: 'Open Waybill',
  copyAddress: 'Copy Address',
  copyLink: 'Copy Link',
  crash: {
    gone: 'The page in this window has stopped',
    goneDetail:
      'Nothing was lost: everything is stored before it is shown. Copying and transfers under way go on. The reason is in the log.',
    stuck: 'The page in this window does not answer',
    stuckDetail: 'It may be busy. To load it anew loses only what was typed and not stored.',
    reload: 'Load the Page Anew',
    close: 'Close the Window',
    wait: 'Wait',
    fatal: 'Waybill has made a mistake and cannot go on',
    fatalDetail:
      'Nothing was lost: everything is stored before it is shown, and transfers are taken up again at the next start. The reason is in the log; a bundle for somebody who helps can be saved under Settings, Health.',
    restart: 'Start Waybill Anew',
    quit: 'Quit',
  },
  screens: {
    portfolio: 'Portfolio',
    activity: 'Activity',
    nfts: 'NFTs',
    transfer: 'Transfer',
    waybills: 'Waybills',
    explorer: 'Explorer',
    accounts: 'Accounts',
    settings: 'Settings',
  },
  underWay: (count) => (count === 1 ? 'Waybill: 1 transfer under way' : `Waybill: ${count} transfers under way`),
  digits: (text) => text,
  place: placeText,
  notice: (number, kind) => `Waybill ${number} ${happened[kind]}`,
}

function placeText(funds: FundsNow, nameOf: (chainId: string) => string): string {
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

const happened: Record<NoticeKind, string> = {
  arrived: 'has arrived.',
  needsYou: 'needs you.',
  refunded: 'came back or ended on the way. Its sheet says where the money is.',
  stuck: 'takes far longer than expected.',
}
