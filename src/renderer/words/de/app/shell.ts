// Holds the German texts of the window around the screens.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Texts of the window around the screens. */
export const shellWords: Words['shellWords'] = {
  accounts: 'Konten',
  keys: 'Tasten',
  needsYou: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} auf Sie`,
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
  holdingPages: 'Portfolio, Staking, Governance, Empfangen, Gewinne',
  accountPages: 'Konten, Berechtigungen, Nachrichten',
  upkeep: 'Einstellungen und Zustand',
  practiceBand: 'Übungsnetz: Spielgeld. Nichts auf diesem Bildschirm ist echt.',
  refused: 'Waybill wurde neu gestartet und kennt diese Seite nicht mehr. Öffnen Sie die Adresse, die es ausgegeben hat.',
  skip: 'Zum Inhalt springen',
  starting: 'Waybill startet',
  /** Title of the window or the browser's tab, which begins with the number of transfers under way. */
  windowTitle: (screen, live) => `${live === 0 ? '' : `(${live}) `}${screen} – Waybill`,
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
  governance: 'Governance',
  gains: 'Gewinne',
  explorer: 'Explorer',
  notices: 'Mitteilungen',
  accounts: 'Konten',
  messages: 'Nachrichten',
  settings: 'Einstellungen',
  health: 'Zustand',
}

/** Names the groups of keys, in their order on the sheet. */
export const keyGroups: Words['keyGroups'] = {
  screens: 'Zu einem Bereich: g drücken, dann den Buchstaben',
  everywhere: 'Überall',
  lists: 'In Listen',
}

/** Stands between two keys that are pressed one after the other. */
export const keyThen = 'dann'

/** Describes the keys, for the sheet that lists them. */
export const keyWords: Words['keyWords'] = [
  { group: 'screens', keys: ['g', 'p'], does: 'Portfolio' },
  { group: 'screens', keys: ['g', 'a'], does: 'Verlauf' },
  { group: 'screens', keys: ['g', 'n'], does: 'NFTs' },
  { group: 'screens', keys: ['g', 't'], does: 'Neuer Transfer' },
  { group: 'screens', keys: ['g', 'w'], does: 'Transfers' },
  { group: 'screens', keys: ['g', 'e'], does: 'Explorer' },
  { group: 'screens', keys: ['g', 'r'], does: 'Empfangen' },
  { group: 'screens', keys: ['g', 'i'], does: 'Mitteilungen' },
  { group: 'screens', keys: ['g', 'c'], does: 'Konten' },
  { group: 'screens', keys: ['g', 'm'], does: 'Nachrichten' },
  { group: 'screens', keys: ['g', 's'], does: 'Einstellungen' },
  { group: 'everywhere', keys: ['Strg', 'K'], onMac: ['⌘', 'K'], does: 'Suchen oder Befehl ausführen' },
  { group: 'everywhere', keys: ['Strg', '1–9'], onMac: ['⌘', '1–9'], does: 'Bereiche 1 bis 9, von oben' },
  { group: 'everywhere', keys: ['Alt', '←'], onMac: ['⌘', '['], does: 'Zurück' },
  { group: 'everywhere', keys: ['Alt', '→'], onMac: ['⌘', ']'], does: 'Vorwärts' },
  { group: 'everywhere', keys: ['/'], does: 'Verlauf, NFTs oder Explorer durchsuchen' },
  { group: 'lists', keys: ['j', 'k'], does: 'Nächste und vorige Zeile einer Liste' },
  { group: 'lists', keys: ['x'], does: 'Zeile im Verlauf auswählen; die Leertaste auch' },
  { group: 'lists', keys: ['Shift', 'j'], does: 'Zeile um Zeile weiter auswählen' },
  { group: 'lists', keys: ['Enter'], does: 'Zeile öffnen' },
  { group: 'everywhere', keys: ['Esc'], does: 'Schließen, was offen ist' },
  { group: 'everywhere', keys: ['?'], does: 'Diese Liste' },
]
