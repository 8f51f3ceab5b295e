// Holds the German texts beside the fields of a text that the device signs.
import type { AllWords } from '../../words.ts'

/** Texts of the signed text. */
export const signedText: AllWords['signedText'] = {
  title: 'Was Sie signieren',
  lead: 'Feld für Feld, in der Reihenfolge Ihres Ledgers',
  show: 'Signierten Text zeigen',
  hide: 'Signierten Text ausblenden',
  part: (field, number, of) => `${field}, ${number} von ${of}`,
  accountNumber: 'Ihre Kontonummer',
  chain: (chain) => `${chain}: gilt nur auf dieser Chain`,
  fee: (amount) => `Netzgebühr, höchstens ${amount}`,
  noFee: 'Keine Gebühr: reist mit dem Transfer',
  memo: 'Ihr Memo',
  noMemo: 'Kein Memo',
  instructions: 'Was die nächste Chain damit tut',
  sequence: 'Transaktionsnummer: gilt einmal',
  timeout: (block) => `Verfällt nach Block ${block}`,
  noTimeout: 'Ohne Frist',
  allows: (amount) => `Erlaubt dem Vertrag, höchstens ${amount} zu nehmen`,
  converts: (amount, chain, symbol) => `Wandelt ${amount} in ${symbol} von ${chain} um, auf Ihrem Konto`,
  claims: (amount, chain) => `Holt ${amount} auf ${chain} ab`,
  sends: (amount, chain) => `Sendet ${amount} auf ${chain} an den Empfänger`,
  moves: {
    opinit: (amount, chain, to) => `Gibt ${amount} von ${chain} in die Brücke nach ${to}`,
    ibc: (amount, chain, to) => `Sendet ${amount} von ${chain} per IBC nach ${to}`,
    swap: (amount, chain, to) => `Tauscht ${amount} auf ${chain} in ${to}`,
    send: (amount, chain) => `Sendet ${amount} auf ${chain}`,
    bridge: (amount, chain, to) => `Sendet ${amount} von ${chain} über eine Brücke nach ${to}`,
    unknown: (amount, chain, to) => `Sendet ${amount} von ${chain} über eine Brücke nach ${to}`,
  },
}
