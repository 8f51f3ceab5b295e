// The shell's English words for the system's menus, tray and notices.
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { NoticeKind } from '../../../../shared/contract/notices.ts'
import { momentIn, type ShellWords } from './shellWords.ts'

/** English words. */
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
    lookNow: 'Sync Now',
    keys: 'Keyboard Shortcuts',
    back: 'Back',
    forward: 'Forward',
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
    gone: 'This window crashed',
    goneDetail: 'Nothing was lost. Syncing and transfers in progress continue. The error is in the log.',
    stuck: 'This window isn’t responding',
    stuckDetail: 'It may be busy. Reloading only loses text you haven’t saved.',
    reload: 'Reload',
    close: 'Close Window',
    wait: 'Wait',
    fatal: 'Waybill ran into a problem and has to close',
    fatalDetail:
      'Nothing was lost, and transfers resume at the next start. The error is in the log; you can save a support bundle under Settings, Health.',
    restart: 'Restart Waybill',
    quit: 'Quit',
  },
  screens: {
    portfolio: 'Portfolio',
    activity: 'Activity',
    nfts: 'NFTs',
    transfer: 'New Transfer',
    transfers: 'Transfers',
    explorer: 'Explorer',
    notices: 'Notifications',
    accounts: 'Accounts',
    settings: 'Settings',
  },
  underWay: (count) => (count === 1 ? 'Waybill: 1 transfer in progress' : `Waybill: ${count} transfers in progress`),
  digits: (text) => text,
  place: placeText,
  notice: (number, kind) => `Transfer ${number} ${happened[kind]}`,
  released: (money, validator) => `${money} from ${validator} is free again.`,
  lockEnded: (money, validator) => `${money} with ${validator} is no longer locked and can be unstaked.`,
  lockReleased: (money, validator) => `${money} from ${validator} is unstaked and can be withdrawn.`,
  voteEnds: (proposal, at) => `Voting on proposal ${proposal} ends ${momentIn('en-GB', at)}.`,
  gaugeVoteEnds: (cycle, at) => `Voting in VIP cycle ${cycle} ends ${momentIn('en-GB', at)}.`,
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
      return `at ${nameOf(funds.at)}, continuing to ${nameOf(funds.to)}`
    case 'resting':
      return `on ${on}, needs your signature`
    case 'bridge':
      return `in the bridge to ${nameOf(funds.at)}`
    case 'returning':
      return `coming back to ${nameOf(funds.at)}`
    case 'claimable':
      return `ready to claim on ${nameOf(funds.at)}`
    case 'recipient':
      return `arrived on ${on}`
    case 'returned':
    case 'stranded':
      return `back on ${on}`
    case 'unknown':
      return `last seen on ${nameOf(funds.lastSeen)}`
    case 'permission':
      return 'permission, no funds move'
    case 'action':
      return `an action on ${on}`
  }
}

const happened: Record<NoticeKind, string> = {
  arrived: 'arrived.',
  needsYou: 'needs you.',
  refunded: 'was refunded or stopped on the way. Open it to see where your funds are.',
  stuck: 'is taking much longer than expected.',
}
