// Holds the German texts of the window around the screens.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Texts of the window around the screens. */
export const shellWords: Words['shellWords'] = {
  accounts: 'Konten',
  keys: 'Tastenkürzel',
  needsYou: (count) => `${count} zu erledigen`,
  chainChanges: (count) => `${count} ${count === 1 ? 'Änderung' : 'Änderungen'} im Verzeichnis`,
  lost: 'Verbindung zu Waybill verloren. Was Sie sehen, kann veraltet sein. Neuer Versuch läuft.',
  lostForLong: 'Verbindung zu Waybill verloren. Falls Sie Waybill beendet haben: neu starten und die neue Adresse öffnen, die es ausgibt.',
  mainNavigation: 'Hauptmenü',
  bands: 'Netz und Verbindung',
  emulatedBand: (where) => `Emulierter Ledger unter ${where}: für die Entwicklung.`,
  folderLost: (folder) =>
    `Der Datenordner ist nicht mehr unter ${folder}: Nichts, was Sie jetzt tun, bleibt erhalten. Legen Sie ihn zurück, oder starten Sie Waybill neu.`,
  unread: (count) => `${count} ungelesen`,
  transferPages: 'Transfers, Auszahlungen',
  holdingPages: 'Portfolio, Staking, VIP, Governance, Empfangen, Gewinne',
  accountPages: 'Konten, Adressbuch, Berechtigungen, Nachrichten',
  upkeep: 'Einstellungen und Zustand',
  practiceBand: 'Übungsnetz: Spielgeld. Nichts auf diesem Bildschirm ist echt.',
  refused: 'Waybill wurde neu gestartet und kennt diese Seite nicht mehr. Öffnen Sie die Adresse, die es ausgegeben hat.',
  skip: 'Zum Inhalt springen',
  starting: 'Waybill startet',
  /** Title of the window or the browser's tab, which begins with the number of transfers under way. */
  windowTitle: (screen, live) => `${live === 0 ? '' : `(${live}) `}${screen} – Waybill`,
}

/** Texts of the button that opens the command palette. */
export const paletteButton: Words['paletteButton'] = {
  keys: 'Strg K',
  keysOnMac: '⌘ K',
  open: 'Suchen oder Befehl ausführen',
}

/** Names of the screens. */
export const screenNames: Words['screenNames'] = {
  welcome: 'Willkommen',
  portfolio: 'Portfolio',
  activity: 'Verlauf',
  nfts: 'NFTs',
  transfer: 'Neuer Transfer',
  receive: 'Empfangen',
  transfers: 'Transfers',
  withdrawals: 'Auszahlungen',
  permissions: 'Berechtigungen',
  staking: 'Staking',
  vip: 'VIP',
  governance: 'Governance',
  gains: 'Gewinne',
  explorer: 'Explorer',
  notices: 'Mitteilungen',
  accounts: 'Konten',
  addressBook: 'Adressbuch',
  messages: 'Nachrichten signieren',
  settings: 'Einstellungen',
  health: 'Zustand',
}
