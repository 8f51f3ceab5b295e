// Holds the German texts that several screens share.
import type { AllWords } from '../../words.ts'

/** Texts that several screens share. */
export const common: AllWords['common'] = {
  account: 'Konto',
  allAccounts: 'Alle Konten',
  calendar: 'Kalender',
  cancel: 'Abbrechen',
  close: 'Schließen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt',
  dateForm: 'JJJJ-MM-TT',
  invisible: (code) => `Unsichtbares oder die Schreibrichtung änderndes Zeichen ${code}`,
  imitates: (symbol) => `nicht ${symbol}`,
  imitatesTitle: (symbol) =>
    `Dieses Asset ist so benannt, dass es wie ${symbol} aussieht. Es ist ein anderes Asset, das keine mit Waybill gelieferte Liste nennt.`,
  looksLike: (name) => `nicht ${name}`,
  looksLikeTitle: (name) => `Diese Adresse beginnt und endet wie die von ${name}. Es ist eine andere Adresse.`,
  looksPaid: 'nicht Ihr Empfänger',
  looksPaidTitle: (address) => `Diese Adresse beginnt und endet wie ${address}, an die Sie gesendet haben. Es ist eine andere Adresse.`,
  namedLikeTitle: (name) => `Dieser Name sieht aus wie ${name}, gehört aber zu einer anderen Adresse.`,
  nameSeen: (moment) => `Hatte diesen Namen am ${moment}`,
  nextMonth: 'Nächster Monat',
  noPrice: '–',
  openCalendar: 'Kalender öffnen',
  previousMonth: 'Voriger Monat',
  showAll: (letters) => `Alle ${letters} Zeichen zeigen`,
  showLess: 'Weniger zeigen',
  tryAgain: 'Erneut versuchen',
  unknownChain: '???',
  unnamedAsset: 'ohne Namen',
  unverified: 'ungeprüft',
  ofWatched: (label) => `Nur beobachtetes Konto „${label}“`,
  unverifiedTitle:
    'Keine mit Waybill gelieferte Liste nennt dieses Asset. Jeder kann einem Asset jeden Namen geben. Seine Nachkommastellen sind nicht bekannt, deshalb zählt der Betrag die kleinsten Einheiten.',
  waiting: 'Wird gelesen',
}
