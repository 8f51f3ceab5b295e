// The shell's words in German.
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { NoticeKind } from '../../../../shared/contract/notices.ts'
import { momentIn, type ShellWords } from './shellWords.ts'

/** German words. */
export const german: ShellWords = {
  menu: {
    file: 'Datei',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    go: 'Gehe zu',
    window: 'Fenster',
    help: 'Hilfe',
    newWindow: 'Neues Fenster',
    newTransfer: 'Neuer Transfer',
    receive: 'Empfangen',
    lookNow: 'Jetzt synchronisieren',
    keys: 'Tastenkürzel',
    back: 'Zurück',
    forward: 'Vorwärts',
    close: 'Fenster schließen',
    quit: 'Beenden',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    delete: 'Löschen',
    selectAll: 'Alles auswählen',
    reload: 'Neu laden',
    resetZoom: 'Originalgröße',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    togglefullscreen: 'Vollbild ein oder aus',
    minimize: 'Minimieren',
  },
  crash: {
    gone: 'Die Seite in diesem Fenster ist stehen geblieben',
    goneDetail:
      'Nichts ging verloren: Alles wird gespeichert, bevor es gezeigt wird. Kopieren und laufende Transfers gehen weiter. Der Grund steht im Protokoll.',
    stuck: 'Die Seite in diesem Fenster antwortet nicht',
    stuckDetail: 'Vielleicht hat sie viel zu tun. Neu laden verliert nur, was getippt und noch nicht gespeichert ist.',
    reload: 'Seite neu laden',
    close: 'Fenster schließen',
    wait: 'Warten',
    fatal: 'Waybill hat einen Fehler gemacht und kann nicht weiter',
    fatalDetail:
      'Nichts ging verloren: Alles wird gespeichert, bevor es gezeigt wird, und Transfers werden beim nächsten Start wieder aufgenommen. Der Grund steht im Protokoll; ein Paket für jemanden, der hilft, lässt sich unter Einstellungen, Zustand speichern.',
    restart: 'Waybill neu starten',
    quit: 'Beenden',
  },
  openApp: 'Waybill öffnen',
  copyAddress: 'Adresse kopieren',
  copyLink: 'Link kopieren',
  screens: {
    portfolio: 'Portfolio',
    activity: 'Verlauf',
    nfts: 'NFTs',
    transfer: 'Neuer Transfer',
    transfers: 'Transfers',
    explorer: 'Explorer',
    notices: 'Mitteilungen',
    accounts: 'Konten',
    settings: 'Einstellungen',
  },
  underWay: (count) => (count === 1 ? 'Waybill: 1 Transfer unterwegs' : `Waybill: ${count} Transfers unterwegs`),
  digits: (text) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  place: placeText,
  notice: (number, kind) => `Transfer ${number} ${happened[kind]}`,
  released: (money, validator) => `${money} von ${validator} sind wieder frei.`,
  lockEnded: (money, validator) => `Die Sperre von ${money} bei ${validator} ist abgelaufen: Sie lassen sich unstaken.`,
  lockReleased: (money, validator) => `${money} von ${validator} sind frei und lassen sich abheben.`,
  voteEnds: (proposal, at) => `Die Abstimmung über Vorschlag ${proposal} endet am ${momentIn('de', at)}.`,
  gaugeVoteEnds: (cycle, at) => `Die Abstimmung im VIP-Zyklus ${cycle} endet am ${momentIn('de', at)}.`,
}

function placeText(funds: FundsNow, nameOf: (chainId: string) => string): string {
  const on = nameOf(funds.money.chainId)
  switch (funds.place) {
    case 'sender':
      return `auf ${on}, nicht gesendet`
    case 'leaving':
      return `verlässt ${on}`
    case 'onTheWay':
      return `zwischen ${nameOf(funds.from)} und ${nameOf(funds.to)}`
    case 'stop':
      return `auf ${nameOf(funds.at)}, weiter nach ${nameOf(funds.to)}`
    case 'resting':
      return `auf ${on}, wartet auf Ihre Signatur`
    case 'bridge':
      return `in der Brücke nach ${nameOf(funds.at)}`
    case 'returning':
      return `auf dem Rückweg nach ${nameOf(funds.at)}`
    case 'claimable':
      return `abholbereit auf ${nameOf(funds.at)}`
    case 'recipient':
      return `angekommen auf ${on}`
    case 'returned':
    case 'stranded':
      return `zurück auf ${on}`
    case 'unknown':
      return `zuletzt gesehen auf ${nameOf(funds.lastSeen)}`
    case 'permission':
      return 'Berechtigung, kein Geld bewegt sich'
    case 'action':
      return `eine Aktion auf ${on}`
  }
}

const happened: Record<NoticeKind, string> = {
  arrived: 'ist angekommen.',
  needsYou: 'braucht Sie.',
  refunded: 'kam zurück oder endete unterwegs. Öffnen Sie ihn, um zu sehen, wo das Geld ist.',
  stuck: 'dauert weit länger als erwartet.',
}
