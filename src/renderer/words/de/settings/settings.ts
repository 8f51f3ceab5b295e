// Holds the German texts of Settings.
import type { AllWords } from '../../words.ts'

type Words = AllWords

const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ['linux', 'Linux'],
  ['darwin', 'macOS'],
  ['win32', 'Windows'],
])

/** Texts of Settings. */
export const settingsWords: Words['settingsWords'] = {
  title: 'Einstellungen',
  sections: 'Abschnitte',
  groups: { app: 'Allgemein', network: 'Netz', security: 'Sicherheit', data: 'Daten', about: 'Waybill' },
  network: 'Netz',
  networkLead:
    'Jedes Netz hat eigene Konten, einen eigenen Verlauf und eigene Transfers in einem eigenen Ordner. Ein Wechsel löscht nichts.',
  networkFixed: 'Das Netz wurde beim Start von Waybill festgelegt und bleibt bis zum nächsten Start.',
  switching: 'Das Netz wird gewechselt',
  appearance: 'Darstellung',
  appearanceLabel: 'Hell oder dunkel',
  language: 'Sprache',
  languageLead: 'Texte von Chains, Servern und dem Ledger werden nicht übersetzt.',
  languageLabel: 'Anzeigesprache',
  languageOfSystem: 'Wie das System',
  hosts: 'Server',
  backupHost: 'Ersatz, nicht in Gebrauch',
  hostsLead:
    'Alles, was Waybill in diesem Netz fragen darf, und wonach. Wen es nach Bildern und Preisen fragt, steht unter Privatsphäre; sonst fragt es niemanden.',
  hostsPractice: 'Diese laufen in Waybill selbst. Außerhalb dieses Computers wird nichts gefragt.',
  hostsPracticeFeed:
    'Diese laufen in Waybill selbst, bis auf den mit neueren Fassungen. Außerhalb dieses Computers wird nichts gefragt, bis Sie nach einer sehen.',
  hostColumns: { host: 'Host', purpose: 'Wofür', chain: 'Chain' },
  testHosts: 'Alle testen',
  testingHosts: 'Wird getestet',
  testAnswer: 'Antwort',
  untested: 'nicht getestet',
  tested: (answering, all) => `${answering} von ${all} antworten`,
  answers: (block) => (block === null ? 'antwortet' : `antwortet, Block ${block}`),
  data: 'Daten auf diesem Computer',
  folder: 'Ordner',
  tightened: (count) =>
    `${count === 1 ? 'Eine Datei oder ein Ordner darin war' : `${count} Dateien und Ordner darin waren`} für andere Benutzer dieses Computers lesbar. Waybill hat das bei diesem Start geändert.`,
  copyFolder: 'Pfad des Ordners kopieren',
  check: 'Zustand',
  version: 'Version',
  host: 'Läuft als',
  runsAs: { electron: 'Desktop-App', browser: 'Seite in diesem Browser, ausgeliefert von diesem Computer' },
  platform: 'System',
  system: (platform) => SYSTEMS.get(platform) ?? platform,
  inUse: 'in Gebrauch',
  licences: 'Lizenzen',
  licencesLead: 'Waybill steht unter der Apache-Lizenz 2.0. Darin sind Pakete anderer, unter eigenen Lizenzen.',
  licencesShow: 'Anzeigen',
  licencesReading: 'Wird gelesen',
  licenceWithout: (licence, by) => `${licence}${by === '' ? '' : `, von ${by}`}. Das Paket bringt keinen Text mit.`,
}

/** Names of the sections, for the list beside them and the palette. */
export const sectionNames: Words['sectionNames'] = {
  network: 'Netz',
  chains: 'Chain-Liste',
  vault: 'Verschlüsselung und Sperre',
  privacy: 'Privatsphäre',
  notices: 'Mitteilungen',
  appearance: 'Darstellung',
  language: 'Sprache',
  hosts: 'Server',
  'own-hosts': 'Eigene Server nutzen',
  data: 'Daten auf diesem Computer',
  backup: 'Sicherung',
  about: 'Über Waybill',
  erase: 'Daten löschen',
}

/** Names of the themes. */
export const themeWords: Words['themeWords'] = { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' }

/** Names and descriptions of the networks to choose from. */
export const networkWords: Words['networkWords'] = {
  practice: {
    name: 'Übungsnetz',
    means: 'Ein ganzes Netz in Waybill mit einem virtuellen Ledger. Spielgeld; nichts verlässt diesen Computer.',
  },
  testnet: {
    name: 'Testnetz',
    means: 'Das öffentliche Testnetz von Initia. Sein Geld hat keinen Wert, aber Adressen und Transfers sind öffentlich.',
  },
  mainnet: { name: 'Hauptnetz', means: 'Das echte Netz. Transfers bewegen echtes Geld und lassen sich nicht zurücknehmen.' },
}

/** Names of the networks, where the open one is named alone. */
export const networkTitles: Words['networkTitles'] = {
  practice: 'Übungsnetz',
  testnet: 'Testnetz',
  mainnet: 'Hauptnetz',
  custom: 'Eigenes Netz',
}

/** What a host is used for. */
export const purposeWords: Words['purposeWords'] = {
  router: 'Routen und das Verfolgen von Transfers',
  vip: 'VIP-Scores, wenn Sie VIP öffnen',
  indexer: 'Verlauf',
  rest: 'Guthaben und Gebühren',
  rpc: 'Senden und Nachschlagen von Transaktionen',
  jsonRpc: 'Token und Transaktionen seiner EVM',
  executor: 'Auszahlungen über seine optimistische Brücke',
  registry: 'Neues für die Chain-Liste, auf Wunsch',
  releases: 'neuere Fassungen, nur wenn Sie nach einer sehen',
}
