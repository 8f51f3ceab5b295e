// Holds the German texts of the printable report.
import { counted, type ReportTexts } from './reportTexts.ts'

const days = { one: 'Tag', other: 'Tage' }
const entries = { one: 'Posten', other: 'Posten' }
const unlisted = { one: 'nicht gelistetes Asset zählt', other: 'nicht gelistete Assets zählen' }

const incomeKinds = {
  staking: 'Staking-Erträge',
  pool: 'Pool-Erträge',
  vip: 'VIP-Erträge',
  airdrop: 'Airdrops und Mints',
  commission: 'Validator-Provision',
}

/** The texts. */
export const german: ReportTexts = {
  title: (year) => (year === null ? 'Gewinne, alle Jahre' : `Gewinne ${year}`),
  accounts: 'Konten',
  network: 'Netz',
  period: 'Zeitraum',
  periodText: (year, range) => {
    if (year !== null) return `${year}-01-01 bis ${year}-12-31 (UTC)`
    return range === null ? 'keine Transaktionen' : `${range[0]} bis ${range[1]} (UTC)`
  },
  method: 'Verfahren',
  methods: {
    fifo: 'FIFO: der älteste Bestand zuerst',
    lifo: 'LIFO: der neueste Bestand zuerst',
    hifo: 'HIFO: der Bestand mit den höchsten Stückkosten zuerst',
    average: 'Durchschnittskosten',
  },
  lots: 'Bestände',
  scopes: { all: 'alle Konten zusammen', account: 'jedes Konto für sich' },
  currency: 'Währung',
  madeAt: 'Erstellt',
  madeBy: (day) => `${day} (UTC) von Waybill, aus dem Verlauf der Ledger-Konten unten`,
  prices: 'Preise',
  pricesStored: (symbol, count, first, last) => `${symbol}: gespeichert für ${counted(count, days)}, ${first} bis ${last}`,
  pricesSeen: (host) => `andere wie bei ${host} höchstens eine Stunde von der Transaktion entfernt gesehen`,
  noPrices: 'keine gespeichert',
  incomplete: 'Der Verlauf wurde noch kopiert, als dieser Bericht entstand: Die Zahlen können sich ändern.',
  notAdvice: 'Das ist keine Steuerberatung. Die Regeln sind je nach Land verschieden und vor der Erklärung zu prüfen.',
  totals: 'Summen',
  realised: 'Realisierter Gewinn',
  gains: 'Gewinne',
  losses: 'Verluste',
  income: 'Einkünfte',
  fees: 'Gezahlte Gebühren',
  unrealised: (day) => `Offener Gewinn am ${day}, zu den Preisen dieses Tages`,
  incomeKinds,
  unknown: 'unbekannt',
  partial: ({ unknown }) => `ohne ${counted(unknown, entries)} ohne Preis`,
  byAsset: 'Nach Asset',
  disposals: 'Abgänge',
  left: (day) => `In Beständen am ${day}`,
  columns: {
    asset: 'Asset',
    date: 'Datum',
    what: 'Was',
    amount: 'Menge',
    proceeds: 'Erlös',
    cost: 'Kosten',
    gain: 'Gewinn',
    value: 'Wert',
    transaction: 'Transaktion',
    unrealised: 'Offen',
    acquired: 'Erworben',
  },
  how: {
    ...incomeKinds,
    swap: 'Getauscht',
    sent: 'Gesendet oder ausgegeben',
    fee: 'Netzgebühr',
    received: 'Empfangen',
    income: 'Verdient',
    average: 'Durchschnitt aller Bestände',
  },
  lot: (day) => `Bestand vom ${day}`,
  averaged: 'Anteil aller Bestände',
  unexplained: 'vor dem bekannten Verlauf erworben',
  noPrice: 'kein Preis',
  none: 'Keine in diesem Zeitraum.',
  missing: 'Fehlende Preise',
  missingLead: 'Diese Preise stehen in keiner Summe: Ein fehlender Preis zählt nie als null.',
  missingOf: (count) => `${counted(count, days)}:`,
  moreMissing: (count) => `und ${counted(count, days)} mehr`,
  unexplainedSum: 'Ohne bekannten Erwerb abgegangen',
  held: 'Guthaben',
  unlisted: (count) => `${counted(count, unlisted)} nicht mit.`,
  rules: 'Wie gezählt wird',
  ruleLines: [
    'Tausch, Zahlungen an andere und Netzgebühren sind Abgänge zum Wert des Tages.',
    'Transfers zwischen eigenen Konten, Brücken, Staking und Wrapping sind keine. Bestände behalten Datum und Kosten.',
    'Erträge sind Einkünfte zum Wert des Tages, der danach ihre Kosten ist.',
    'Von anderen Empfangenes ist ein Bestand zum Wert des Tages und keine Einkunft.',
    'Tage und Jahre sind UTC. Gerechnet wird genau; gedruckt ist auf Hundertstel gerundet, jede Zahl für sich.',
  ],
}
