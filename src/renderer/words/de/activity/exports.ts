// Holds the German texts of the exports.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

/** Texts of the exports. */
export const exportWords: Words['exportWords'] = {
  press: 'Exportieren',
  title: {
    activity: 'Verlauf exportieren',
    holdings: 'Bestände exportieren',
    nfts: 'NFTs exportieren',
    transfers: 'Transfers exportieren',
    labels: 'Labels exportieren',
  },
  filtered: 'Genau die Transaktionen, die der Filter zeigt, mit Ihren Labels.',
  unfiltered: 'Alle Transaktionen, mit Ihren Labels.',
  ofYear: (year) => `Transaktionen ${year}, mit Ihren Labels.`,
  ofPeriod: 'Transaktionen des Zeitraums, mit Ihren Labels.',
  ofAccounts: 'Transaktionen der gewählten Konten, mit Ihren Labels.',
  all: 'Alle Zeilen, mit Ihren Labels.',
  rows: 'Welche Transaktionen',
  found: 'Wie gesucht',
  allTransactions: 'Alle Transaktionen',
  searchIs: 'Suche:',
  accounts: 'Konten',
  ownAccounts: 'Eigene Konten',
  allAccounts: 'Alle Konten',
  withWatched: 'Alle, auch beobachtete',
  period: 'Zeitraum',
  allTime: 'Gesamte Zeit',
  asFiltered: 'Wie gefiltert',
  yearName: (year, thisYear) =>
    year === thisYear ? `${year} (dieses Jahr)` : year === thisYear - 1 ? `${year} (letztes Jahr)` : String(year),
  daysName: (from, to) => (to === '' ? `ab ${from}` : from === '' ? `bis ${to}` : `${from} bis ${to}`),
  rowsOf: (transactions, rows) => `${plural(rows, { one: 'Zeile', other: 'Zeilen' })} aus ${transactions}`,
  rowsDiffer: (omitted) =>
    omitted === 0
      ? 'Jedes bewegte Asset hat eine Zeile.'
      : `Jedes bewegte Asset hat eine Zeile; ${plural(omitted, { one: 'weitere Transaktion hat', other: 'weitere Transaktionen haben' })} nichts bewegt und ${omitted === 1 ? 'fehlt' : 'fehlen'}.`,
  koinlyNotes: [
    'Staken und Unstaken fehlen: Dabei geben Sie nichts aus der Hand. Ebenso Transaktionen, die nichts bewegt und nichts gekostet haben.',
    'Preise: ergänzt das Programm.',
  ],
  forTaxes: 'Für die Steuer: Verlauf exportieren',
  koinlyYear: (year) => `Für Koinly ist der Zeitraum auf das Jahr ${year} gestellt.`,
  savedOf: (transactions, period) => `${transactions}, ${period}.`,
  customDates: 'Eigener Zeitraum',
  from: 'Von',
  to: 'Bis',
  dateNeeded: 'Vollständiges Datum eingeben',
  transactions: (count) => plural(count, { one: 'Transaktion', other: 'Transaktionen' }),
  format: 'Format',
  save: 'Datei speichern',
  saveAgain: 'Noch einmal speichern',
  willBe: (name, isInBrowser) =>
    isInBrowser ? `Speichert ${name} in den Downloads des Browsers.` : `Speichert ${name}. Den Ordner wählen Sie danach.`,
  saving: 'Die Datei wird geschrieben',
  savedTo: (path) => `Gespeichert unter ${path}`,
  downloaded: (name) => `${name} liegt bei den Downloads des Browsers.`,
  done: 'Fertig',
}

/** Names of the export formats. */
export const formatNames: Words['formatNames'] = { csv: 'CSV', jsonl: 'JSON-Zeilen', koinly: 'Koinly' }

/** Describes the purpose of a format. */
export const formatMeans: Words['formatMeans'] = (format, what) => {
  if (format === 'koinly') return 'Die allgemeine Vorlage von Koinly, für Steuerprogramme: eine Zeile je bewegtem Asset.'
  if (format === 'csv')
    return 'Für Tabellenprogramme. Jeder Betrag in ganzen Einheiten (1.5) und in der kleinsten der Chain (1500000). Spaltennamen sind englisch.'
  return what === 'labels'
    ? 'Wie BIP-329 es beschreibt. Waybill und andere Wallets können es importieren.'
    : 'Ein JSON-Objekt je Zeile, für Programme.'
}
