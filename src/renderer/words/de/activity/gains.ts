// Holds the German texts of gains: cost basis, disposals, income and fees of a year.
import type { AllWords } from '../../words.ts'
import { formatCount, plural } from '../format.ts'

const dayForms = { one: 'Tag', other: 'Tagen' }
const lineForms = { one: 'Posten', other: 'Posten' }
const priceForms = { one: 'Preis', other: 'Preise' }
const lotForms = { one: 'Bestand', other: 'Beständen' }
const disposalForms = { one: 'Abgang', other: 'Abgänge' }
const incomeForms = { one: 'Einnahme', other: 'Einnahmen' }
const feeForms = { one: 'Gebühr', other: 'Gebühren' }
const leftForms = { one: 'Bestand', other: 'Bestände' }
const unlistedForms = { one: 'nicht gelistetes Asset zählt', other: 'nicht gelistete Assets zählen' }

const incomeKinds = {
  staking: 'Staking-Erträge',
  pool: 'Pool-Erträge',
  vip: 'VIP-Erträge',
  airdrop: 'Airdrops und Mints',
  commission: 'Validator-Provision',
}

const problems: AllWords['gainWords']['problems'] = {
  headings: 'die erste Zeile muss die Spalten date, asset, price und currency nennen',
  empty: 'keine Preise gefunden',
  quotes: 'Anführungszeichen müssen die ganze Zelle umschließen',
  cells: 'die Spalten passen nicht zur ersten Zeile',
  date: 'kein Datum wie 2026-01-31',
  future: 'das Datum liegt in der Zukunft',
  unknown: 'kein Asset, das Waybill kennt',
  price: 'kein Preis wie 0.41',
  currency: 'keine Währung wie USD',
  twice: 'ein zweiter, anderer Preis für denselben Tag',
}

/** Texts of gains. */
export const gainWords: AllWords['gainWords'] = {
  title: 'Gewinne',
  lead: 'Was Sie gewonnen, verdient und gezahlt haben, aus dem Verlauf Ihrer Ledger-Konten. Das ist keine Steuerberatung: Die Regeln sind je nach Land verschieden und vor der Erklärung zu prüfen.',
  year: 'Jahr',
  allYears: 'Alle Jahre',
  method: 'Verfahren',
  methods: {
    fifo: 'FIFO: Ältestes zuerst',
    lifo: 'LIFO: Neuestes zuerst',
    hifo: 'HIFO: Teuerstes zuerst',
    average: 'Durchschnittskosten',
  },
  scope: 'Konten',
  scopes: { all: 'Alle Konten zusammen', account: 'Jedes Konto für sich' },
  currency: 'Währung',
  realised: 'Realisierter Gewinn',
  income: 'Einkünfte',
  fees: 'Gezahlte Gebühren',
  unrealised: 'Offener Gewinn',
  asOfNow: 'Offener Gewinn: Stand jetzt, zu heutigen Preisen, egal welches Jahr gewählt ist.',
  ofHeld: (held) => `von ${held}`,
  now: 'jetzt',
  unknown: 'Unbekannt',
  unknownLines: {
    realised: (count) => plural(count, disposalForms),
    income: (count) => plural(count, incomeForms),
    fees: (count) => plural(count, feeForms),
    unrealised: (count) => plural(count, leftForms),
    any: (count) => plural(count, lineForms),
  },
  unknownPart: (lines) => `Teilsumme: ${lines} ohne Preis`,
  unknownAll: (lines) => `${lines} ohne Preis`,
  incomeKinds,
  noAccount: 'Fügen Sie ein Ledger-Konto hinzu, um seine Gewinne zu sehen. Beobachtete Konten zählen nicht mit.',
  addAccount: 'Konto hinzufügen',
  nothing: 'Noch keine Transaktionen mit gelisteten Assets.',
  copying: 'Der Verlauf wird noch kopiert, die Zahlen können sich ändern.',
  missing: (count, symbols) => `${plural(count, priceForms)} ${count === 1 ? 'fehlt' : 'fehlen'}: ${symbols}.`,
  lacking: (lines) => `Das Ergebnis lässt daher aus: ${lines}.`,
  missingOf: (symbol, days) => `${symbol} an ${plural(days, dayForms)}`,
  missingTitle: 'Fehlende Preise',
  missingAsset: (symbol, days) => `${symbol}, ${plural(days, { one: 'Tag', other: 'Tage' })}:`,
  missingDays: (days, more) => `${days.join(', ')}${more === 0 ? '' : ` und ${formatCount(more)} weitere`}`,
  missingHelp: (host) =>
    host === null
      ? 'Importieren Sie die fehlenden Preise als CSV.'
      : `${host} hat sie inzwischen vielleicht. Sonst importieren Sie die fehlenden Preise als CSV.`,
  missingLead: 'Die Summen lassen aus, was keinen Preis hat: Ein fehlender Preis zählt nie als null.',
  addPrices: 'Preise hinzufügen',
  pricesTitle: 'Frühere Preise',
  pricesLead:
    'Eine CSV mit den Spalten date, asset, price und currency, zum Beispiel 2026-01-31,INIT,0.41,USD. Die Preise bleiben auf diesem Computer.',
  chooseFile: 'CSV wählen',
  reading: 'Wird gelesen',
  tooLarge: 'Diese Datei ist zu groß: höchstens 800 KB. Teilen Sie sie nach Jahren.',
  fetch: (host) => `Preise von ${host} holen`,
  fetching: 'Preise werden geholt',
  fetchingFrom: (host) => `Frühere Preise werden von ${host} geholt`,
  stored: (count) => `${plural(count, priceForms)} gespeichert.`,
  problemsLead: 'Es wurde nichts gespeichert. Berichtigen Sie diese Zeilen und wählen Sie die Datei erneut:',
  problems,
  problemAt: (line, problem) => `Zeile ${formatCount(line)}: ${problem}`,
  given: 'Gespeicherte Preise',
  givenDays: (days, from, until) => `${plural(days, { one: 'Tag', other: 'Tage' })}, ${from} bis ${until}`,
  remove: 'Entfernen',
  removeOf: (symbol, currency) => `Preise von ${symbol} in ${currency} entfernen`,
  list: 'Gewinne nach Asset',
  columns: { asset: 'Asset', realised: 'Realisiert', unrealised: 'Offen', left: 'Gezählte Menge', cost: 'Kosten' },
  leftLead: 'Was Ihre synchronisierten Transaktionen ergeben. Haben Sie mehr, hat der Rest keine bekannten Kosten.',
  unfold: (symbol) => `Posten von ${symbol} zeigen`,
  fold: (symbol) => `Posten von ${symbol} ausblenden`,
  entriesOf: (symbol) => `Posten von ${symbol}`,
  lists: { disposals: 'Abgänge', income: 'Einkünfte', fees: 'Gebühren', lots: 'Bestände' },
  lineColumns: { time: 'Datum (UTC)', how: 'Was', amount: 'Menge', value: 'Wert', cost: 'Kosten', gain: 'Gewinn' },
  how: {
    ...incomeKinds,
    swap: 'Getauscht',
    sent: 'Gesendet oder ausgegeben',
    fee: 'Netzgebühr',
    received: 'Empfangen',
    income: 'Verdient',
    average: 'Durchschnitt aller Bestände',
  },
  noLines: 'Keine in diesem Zeitraum.',
  more: (count) => `${formatCount(count)} weitere zeigen`,
  pieces: (count) => `aus ${plural(count, lotForms)}`,
  bought: (day) => `erworben ${day}`,
  averaged: 'Anteil aller Bestände',
  unexplained: 'vor dem bekannten Verlauf erworben: Kosten unbekannt',
  noPrice: 'kein Preis',
  openTx: (day) => `Transaktion vom ${day} öffnen`,
  held: (held) =>
    `Sie halten ${held}. Den Rest brachte keine kopierte Transaktion, etwa Stakes, die älter sind als Ihr Verlauf. Seine Kosten sind unbekannt, er zählt nicht mit.`,
  uncounted: (amounts) => `Nicht mitgezählt: ${amounts} von außerhalb des kopierten Verlaufs. Die Kosten sind unbekannt.`,
  showWhich: 'Zeigen, welche',
  uncountedLead: 'Was der Verlauf nicht erklärt, kam wohl vor dem synchronisierten Verlauf oder ohne Transaktion.',
  unexplainedSum: (amount) => `${amount} ohne bekannten Erwerb abgegangen.`,
  unlisted: (count) => `${plural(count, unlistedForms)} nicht mit.`,
  save: 'Exportieren',
  reportFor: (year) => (year === null ? 'Bericht über alle Jahre (HTML)' : `Bericht für ${year} (HTML)`),
  formats: { lots: 'CSV mit Beständen', cointracking: 'CoinTracking' },
  rules: 'Wie gezählt wird',
  ruleLines: [
    'Tausch, Zahlungen an andere und Netzgebühren sind Abgänge zum Wert des Tages.',
    'Transfers zwischen eigenen Konten, Brücken, Staking und Wrapping sind keine. Bestände behalten Datum und Kosten.',
    'Erträge sind Einkünfte zum Wert des Tages, der danach ihre Kosten ist.',
    '„Laut Verlauf“ ist die Menge, die Ihre synchronisierten Transaktionen ergeben. Halten Sie mehr, hat der Rest keine bekannten Kosten.',
    'Tage und Jahre sind UTC. Gerechnet wird genau, nur die Anzeige ist gerundet.',
  ],
}
