// Holds the German texts of the search: its help, its chips, and its problems.
import type { Operator } from '../../../../shared/domain/search/searchTerms.ts'
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Texts of the search. */
export const searchWords: Words['searchWords'] = {
  search: 'Suche',
  hint: 'Suchen, zum Beispiel Swaps über 100 im Oktober',
  help: 'So wird gesucht',
  helpLead:
    'Alles, was Sie tippen, muss zutreffen. Ein Minuszeichen davor lässt stattdessen weg; derselbe Operator zweimal heißt: eines von beiden. Anführungszeichen halten Wörter zusammen.',
  helpText:
    'Wörter ohne Operator werden in allem gesucht, was eine Zeile sagt: was geschah, Chains, Namen, Hashes, Adressen, Memos, Labels, Notizen und Assets. Der Anfang oder das Ende eines Hashes oder einer Adresse genügt, ebenso die Kurzform. Die Operatoren sind in jeder Sprache englisch.',
  excluding: 'Gefunden ohne einen Teil der Suche',
  without: 'ohne',
  withoutFilter: 'ohne den Filter',
  suggestions: 'Vorgeschlagene Filter',
  tryThese: 'Etwa',
  begun: (filter) => `${filter}…`,
  resultsFor: 'Ergebnisse für',
  searchedFor: 'Gesucht nach',
  readAsFilters: 'Verstanden als:',
  exactWords: 'Stattdessen genau diese Wörter suchen',
  done: 'Fertig',
  problems: 'Teile der Suche, die weggelassen wurden',
  searching: (back) => `Bisher bis ${back} zurückgesehen.`,
  indexing: 'Zeilen werden noch in den Index aufgenommen; der Suche können noch einige fehlen.',
  copying: 'Ältere Transaktionen werden noch kopiert. Es kann noch mehr gefunden werden.',

  addFilter: 'Filter',
  whatFilters: 'Was',
  placeFilters: 'Wann und wo',
  monthFilter: 'Monat',
  moreFilters: 'Mehr Filter…',
  searchAgain: (text) => `Wieder nach „${text}“ suchen`,
  addTitle: 'Filter hinzufügen',
  is: 'ist',
  isNot: 'ist nicht',
  add: 'Hinzufügen',
  remove: (name) => `${name} entfernen`,
  turnRound: (name) => `${name} umkehren`,
  kind: 'Nach',
  value: 'Wert',
  least: 'Mindestens',
  most: 'Höchstens',
  nothingChosen: 'Wert auswählen',
  plain: {
    fees: 'gebühr gebühren netzgebühr netzgebühren gas fee fees',
    joining: 'am an auf aus bei zeige finde mir das dem den der die ein eine im in mein meine alle mit nach und oder von vom zu',
    either: 'und oder',
    sender: 'von vom',
    recipient: 'an zu nach',
    above: 'über mehr >',
    below: 'unter weniger <',
    than: 'als',
    worth: 'wert',
    dollars: 'dollar dollars usd us$ $',
    current: 'diese dieser diesen dieses diesem',
    previous: 'letzte letzter letzten letztes letztem vorige voriger vorigen voriges vorigem',
    week: 'woche',
    month: 'monat',
    year: 'jahr',
    today: 'heute',
    yesterday: 'gestern',
    largest: 'größte größten größter größtes höchste höchsten',
    oldest: 'älteste ältesten früheste frühesten erste ersten',
    types: {
      send: 'gesendet senden geschickt bezahlt gezahlt',
      receive: 'empfangen erhalten bekommen',
      swap: 'getauscht',
      stake: 'gestakt',
      claim: 'abgeholt',
      vote: 'abgestimmt',
    },
  },
  noValue: 'Wert eingeben',
  worthInstead: (range) => `Wert von ${range}`,
  amountInstead: (range) => `Betrag ${range}`,
  pricesOff: (range) => `Preise sind aus, daher kennt Waybill keinen Wert von ${range}.`,
  noPriceService: 'Dieses Netz hat keine Preise, daher kennt Waybill keine Werte.',
  turnOnPrices: 'Preise einschalten…',
  feesInCharts: 'Nach Gebühren kann nicht gesucht werden. Die Diagramme oben zählen sie je Monat zusammen.',
  unpricedLeftOut: 'Transaktionen ohne bekannten Preis sind nicht dabei.',
  fromOthers: 'Eingang ohne eigene Brücken und Rückzahlungen',
  order: 'Reihenfolge',
  newestFirst: 'Neueste zuerst',
  oldestFirst: 'Älteste zuerst',
  largestValue: 'Größter Wert zuerst',
  largestFirst: 'Größter Betrag zuerst',
  largestOf: (count) => `Größte der neuesten ${count}`,
  jump: 'Zum Tag gehen',
  notADate: 'Kein Datum wie 2026-03-05',

  views: 'Ansichten',
  noViews: 'Noch keine gespeicherte Ansicht.',
  saveHint: 'Für eine eigene Ansicht: dieses Fenster schließen, etwas suchen und es wieder öffnen.',
  readyViews: 'Gleich zu öffnen',
  readyView: { failed: 'Fehlgeschlagen', month: 'Letzter Monat', receipts: 'Größte Eingänge im letzten Monat', staking: 'Staking' },
  saveView: 'Diese Ansicht speichern',
  viewName: 'Name',
  nameFirst: 'Zum Speichern einen Namen geben',
  save: 'Speichern',
  replaces: 'Ersetzt die Ansicht dieses Namens',
  manage: 'Gespeicherte Ansichten',
  rename: (name) => `${name} umbenennen`,
  removeView: (name) => `${name} entfernen`,
  moveUp: (name) => `${name} nach oben`,
  everything: 'alles',
}

/** Names of the search operators. */
export const operatorNames: Words['operatorNames'] = {
  chain: 'Chain',
  account: 'Konto',
  type: 'Art',
  with: 'Mit',
  from: 'Von',
  to: 'An',
  asset: 'Asset',
  label: 'Label',
  nft: 'NFT',
  amount: 'Betrag',
  value: 'Wert',
  status: 'Ergebnis',
  direction: 'Richtung',
  before: 'Bis',
  after: 'Seit',
  on: 'Am',
}

/** Kinds to choose from, by their word in the search language. */
export const filterTypes: Words['filterTypes'] = {
  send: 'Gesendetes',
  receive: 'Empfangenes',
  swap: 'Tausche',
  refund: 'Rückzahlungen',
  claim: 'Abholungen',
  vote: 'Stimmen',
  bridge: 'Ein- und Auszahlungen',
  ibc: 'IBC',
  stake: 'Staking',
  reward: 'Erträge',
  gov: 'Abstimmungen',
  call: 'Vertragsaufrufe',
  approve: 'Freigaben',
  liquidity: 'Liquidität',
  nft: 'NFTs',
  name: 'Namen',
  vip: 'VIP-Erträge und -Stimmen',
  grant: 'Berechtigungen',
  several: 'Mehrere Nachrichten',
  other: 'Anderes',
}

/** Lists for the help what to write, and what it finds. */
export const operatorHelp: Words['operatorHelp'] = [
  { write: 'chain:yominet', finds: 'auf einer Chain, nach Name, Id oder ihren drei Buchstaben' },
  { write: 'account:main', finds: 'Zeilen eines Ihrer Konten' },
  { write: 'account:own', finds: 'Zeilen Ihrer eigenen Konten, ohne beobachtete' },
  { write: 'type:swap', finds: 'eine Art von Transaktion oder eine Nachrichtenart wie MsgSend' },
  { write: 'type:several', finds: 'Transaktionen mit mehreren Nachrichten' },
  { write: 'with:maren', finds: 'eine Adresse, ein Validator oder ein Name Ihres Adressbuchs, in jeder Rolle' },
  { write: 'from:0xF3b3…27E4', finds: 'der Absender; to: der Empfänger oder die Chain, auf die es ging' },
  { write: 'asset:INIT', finds: 'ein Asset, nach Symbol oder Denomination' },
  { write: 'amount:>10', finds: 'ein Betrag, wie er gezeigt wird, mit Dezimalpunkt; auch < >= <= und 1..5' },
  { write: 'value:>100', finds: 'der Wert von damals in US-Dollar, sonst zum heutigen Preis; auch amount:>$100' },
  { write: 'status:failed', finds: 'fehlgeschlagene; status:succeeded die anderen' },
  { write: 'direction:in', finds: 'in (ein), out (aus), self (an sich selbst) oder none (keine)' },
  { write: 'before:2026-03', finds: 'bis einschließlich Tag, Monat oder Jahr; auch today (heute), yesterday (gestern), 7d' },
  { write: 'after:2026-03-05', finds: 'ab dann; on: oder month: genau in diesem Zeitraum' },
  { write: 'label:tax', finds: 'ein Label von Ihnen; label:* jedes' },
  { write: 'nft:keeper', finds: 'eine Sammlung oder ein Token; nft:* jedes' },
  { write: '-type:vote', finds: 'alles außer Abstimmungen' },
]

/** Explains why a part of the search was ignored; `written` is that part. */
export const problemTexts: Words['problemTexts'] = {
  missingValue: (written, example) => `${written} braucht etwas hinter dem Doppelpunkt, wie in ${example}.`,
  openQuote: (written) => `Das Anführungszeichen in ${written} ist nicht geschlossen. Alles dahinter galt als zusammengehörig.`,
  badNumber: (written) => `${written} hat keinen lesbaren Betrag. Schreiben Sie amount:>10, amount:<=0.5 oder amount:1..5.`,
  emptyRange: (written) => `${written} beginnt über seinem Ende, also kann nichts darin liegen.`,
  badDate: (written) => `${written} hat kein Datum des Kalenders. Schreiben Sie 2026, 2026-03, 2026-03-05, today, yesterday oder 7d.`,
  badStatus: (written) => `${written}: Das Ergebnis ist succeeded (gelungen) oder failed (fehlgeschlagen).`,
  badDirection: (written) => `${written}: Die Richtung ist in, out, self oder none.`,
  unknownOperator: (written, meant) => `In ${written} ist kein Operator; es wurde als Text gesucht. Meinten Sie ${meant}:?`,
  noOperator: (written) => `Nicht verstanden: ${written}. Es wurde als Text gesucht.`,
  noPrices: (written) => `${written} findet nichts, da Preise aus sind.`,
  tooMany: (written) => `${written} passt zu sehr vielen Adressen, und nicht alle wurden gesucht. Schreiben Sie mehr von der Adresse.`,
  unknownName: (written, operator) => `${written}: ${nounOf(operator)} dieses Namens gibt es hier nicht.`,
}

/** Puts a text into quotation marks. */
export const quoted: Words['quoted'] = (text) => `„${text}“`

function nounOf(operator: Operator | null): string {
  const nouns: Partial<Record<Operator, string>> = {
    chain: 'eine Chain',
    account: 'ein Konto',
    type: 'eine Art von Transaktion',
    asset: 'ein Asset',
  }
  return (operator === null ? undefined : nouns[operator]) ?? 'etwas'
}

/** Texts of a chip about an amount. */
export const rangeWords: Words['rangeWords'] = {
  atMost: (value) => `höchstens ${value}`,
  lessThan: (value) => `weniger als ${value}`,
  atLeast: (value) => `mindestens ${value}`,
  moreThan: (value) => `mehr als ${value}`,
  exactly: (value) => `genau ${value}`,
  between: (least, most) => `${least} bis ${most}`,
  ofAnyToken: (range) => `${range} eines Tokens`,
}
