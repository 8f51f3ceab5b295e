// Holds the German texts of the age of the data.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

const chains = { one: 'Chain', other: 'Chains' }

/** Texts of the freshness line of a screen. */
export const freshnessWords: Words['freshnessWords'] = {
  nothing: 'Noch nichts zu kopieren',
  offline: 'Offline',
  offlineSince: (time) => `Offline seit ${time}. Gezeigt wird, was auf diesem Computer ist`,
  copying: (rows) => `Verlauf wird kopiert, bisher ${plural(rows, { one: 'Datensatz', other: 'Datensätze' })}`,
  complete: 'Aktuell',
  late: (ago) => `Zuletzt geprüft ${ago}`,
  completeTo: (height) => `Kopiert bis Block ${height}`,
  completeOnSome: (complete, count) => `Aktuell auf ${complete} von ${plural(count, chains)}.`,
  balancesOnly: (where) => `Guthaben aktuell. Verlauf veraltet auf ${where}`,
  balancesFirst: 'Guthaben aktuell. Verlauf wird noch kopiert',
  chains: (count) => plural(count, chains),
  unread: (names) => `Noch nicht gelesen: ${names}`,
  lastRead: (names, ago) => `${names} zuletzt gelesen ${ago}`,
  gaps: (count) => plural(count, { one: 'Lücke', other: 'Lücken' }),
}

/** Texts of the sync badge of the sidebar. */
export const badgeWords: Words['badgeWords'] = {
  noAccount: 'Noch kein Konto',
  nothing: 'nichts zu kopieren',
  noAnswer: 'noch keine Antwort',
  since: (time) => `seit ${time}`,
  copying: 'Lädt',
  soFar: (rows) => `bisher ${rows}`,
  closing: (gaps) => (gaps === 1 ? 'wird geschlossen' : 'werden geschlossen'),
  partly: 'Teilweise aktuell',
  someOf: (complete, count) => `${complete} von ${plural(count, chains)}`,
  complete: 'Geprüft',
}

/** Texts of the age of the data. */
export const syncWords: Words['syncWords'] = {
  checkNow: 'Jetzt nach Neuem sehen',
  firstCopy: 'lädt',
  notRead: 'nicht gelesen',
  notReached: 'Waybill ist nicht erreichbar. Gezeigt wird, was vorher gelesen wurde',
  notReachedTitle: 'Nicht verbunden',
  notReachedDetail: 'mit Waybill',
  nextTry: (at) => `Nächster Versuch um ${at}.`,
}
