// Holds the German texts of the charts and of the tables behind them.
import type { AllWords } from '../../words.ts'
import { formatList } from '../format.ts'

const LOCALE = 'de-DE'
const utcDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const utcMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
/** Digits that a round number has at most. */
const ROUND_DIGITS = 3
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: ROUND_DIGITS })
const tenth = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a day: `21. Nov. 2026`. */
export function formatUtcDay(at: number): string {
  return utcDay.format(at)
}

/** Formats a month: `Nov. 2026`. */
export function formatUtcMonth(at: number): string {
  return utcMonth.format(at)
}

/** Formats a round number beside a line of a chart. */
export function formatRound(value: number, digits = ROUND_DIGITS): string {
  if (digits === ROUND_DIGITS) return compact.format(value)
  return new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: digits }).format(value)
}

/** Formats a very large sum of US dollars in few characters: `3,04 Bio. $`. */
export function formatRoundDollars(value: number): string {
  return `${formatRound(value)}\u00A0$`
}

/** Formats tenths of a per cent: `33,2 %`. */
export function formatShare(tenths: number): string {
  return `${tenth.format(tenths / 10)} %`
}

const MAX_SYMBOLS = 3

function someOf(symbols: readonly string[]): string {
  return formatList(symbols.length > MAX_SYMBOLS ? [...symbols.slice(0, MAX_SYMBOLS), `${symbols.length - MAX_SYMBOLS} weitere`] : symbols)
}

/** Texts of the charts. */
export const chartWords: AllWords['chartWords'] = {
  asTable: 'Tabelle',
  asChart: 'Diagramm',
  asTableOf: (title) => `${title} als Tabelle`,
  asChartOf: (title) => `${title} als Diagramm`,
  chartLoads: 'Diagramm wird geladen',
  chartAwaits: 'Das Diagramm erscheint, sobald der Verlauf geladen ist.',
  noRows: 'Noch nichts.',
  addingUp: 'Ältere Transaktionen werden noch zusammengezählt.',
  incomplete: 'Es fehlen noch Transaktionen: Wo der Verlauf nicht bis zum Anfang kopiert ist, zeigen ältere Monate zu wenig.',
  utc: 'Monate in UTC.',
  pressMonth: 'Ein Klick auf einen Monat zeigt seine Transaktionen.',
  pressMonthOf: (zone: string) => `Ein Klick auf einen Monat filtert nach Ihrer Zeit (${zone}); an den Rändern kann das etwas abweichen.`,

  asset: 'Asset der Diagramme',
  day: 'Tag',
  balance: 'Bestand',
  change: 'Änderung',
  balanceTitle: (symbol) => `${symbol} im Lauf der Zeit`,
  balanceByDay: (symbol) => `${symbol} nach Tagen`,
  balanceOn: (day, amount) => `${day}: ${amount}`,
  now: 'jetzt',
  range: 'Wie weit zurück',
  ranges: { quarter: '90 T.', year: '1 J.', all: 'Alles' },
  spendable: 'Verfügbares Guthaben am Ende jedes Tages.',
  unknownBefore: (day) => `Vor dem ${day} ist es nicht bekannt: Der Verlauf ist nicht bis zum Anfang kopiert.`,
  leftOver: (amount) =>
    `${amount} sind durch Transaktionen nicht erklärt: Etwas kam oder ging ohne eine, etwa Münzen beim Start einer Chain oder frei gewordene Einsätze.`,
  leftOut: (amount, chain) => `${amount} auf ${chain} sind nicht dabei: Dort wird kein Verlauf geführt.`,
  noHistory: 'Keine Transaktion hat es verändert.',

  allAssets: 'Alle Assets',
  valueTitle: 'Verfügbarer Wert im Lauf der Zeit',
  valueByDay: 'Wert nach Tagen',
  valueNote: 'Verfügbares Guthaben zum letzten Preis jedes Tages.',
  valueBefore: (day, symbols) =>
    `Vor dem ${day} gilt, wo ein Preis${symbols === null ? '' : ` von ${someOf(symbols)}`} fehlt, der nächste gespeicherte.`,
  valueImported: (from, until) => `Vom ${from} bis ${until} teils mit Preisen aus „Gewinne“.`,
  valueLeftOut: (amount) => `Ohne ${amount}, die gestakt oder auf Chains ohne Verlauf sind.`,

  allocation: 'Aufteilung',
  allocationBy: 'Teilen nach',
  byAsset: 'Asset',
  byPlace: 'Ort',
  part: 'Teil',
  share: 'Anteil',
  amount: 'Betrag',
  others: 'Übrige',
  moving: 'Unterwegs',
  stakes: {
    delegation: 'Gestakt',
    unbonding: 'Wird frei',
    reward: 'Erträge',
    vesting: 'Gebunden',
    locked: 'Gesperrt',
    unlocked: 'Nicht abgehoben',
  },
  nothingToDivide: 'Davon ist nichts da.',
  placeOf: (symbol) => `Wo ${symbol} liegt`,

  figures: 'Diagramme',
  figuresNote: 'Transaktionen und Netzgebühren nach Monat',
  activityTitle: 'Transaktionen nach Monaten',
  month: 'Monat',
  succeeded: 'Gelungen',
  failed: 'Fehlgeschlagen',
  total: 'Alle',
  transactionsIn: (month, all, failed) => `${month}: ${all}, davon ${failed} fehlgeschlagen`,
  twice: 'Eine Transaktion zwischen zwei eigenen Konten zählt bei beiden.',
  feesTitle: 'Gebühren nach Monaten',
  feeAsset: 'Asset der Gebühren',
  feesIn: (month, amount) => `${month}: ${amount}`,
  feesOf: (asset, hasOthers) =>
    hasOthers
      ? `In ${asset} bezahlte Netzgebühren auf allen Chains; andere Assets oben wählen.`
      : `Netzgebühren auf allen Chains, alle in ${asset} bezahlt.`,
  fees: 'Gebühren',
  paidIn: 'Bezahlt in',
  noFees: 'Von diesen Konten wurde noch keine Gebühr bezahlt.',
  lastYear: 'Letzte 12 Monate',
  sinceMonth: (month) => `Seit ${month}`,
  inAll: 'Zusammen',
  withoutWatched: 'Beobachtete Konten zählen nicht mit.',
  noMonths: 'Noch ist nichts gespeichert. Die Auswertung erscheint, sobald Transaktionen kopiert sind.',
}
