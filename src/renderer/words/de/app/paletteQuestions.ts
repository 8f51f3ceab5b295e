// Holds the German answers of the command palette to questions about what things are, and to those that a sum answers.
import type { AllWords } from '../../words.ts'
import { paletteQuestions as english } from '../../en/app/paletteQuestions.ts'

const withEnglish = (name: keyof typeof english, asked: string, says: string) => ({ asked: `${asked}|${english[name].asked}`, says })

/** More answers; see `paletteAnswers`. */
export const paletteQuestions: AllWords['paletteQuestions'] = {
  rollup: withEnglish(
    'rollup',
    'was rollup|rollup erklären|rollup bedeutet',
    'Ein Rollup ist eine eigene Chain, die auf Initia abrechnet: zu sehen im Explorer',
  ),
  unlockTime: withEnglish(
    'unlockTime',
    '=entsperren|=freigeben|wann frei|wann entsperrt|sperrfrist|sperrzeit|unstaking dauer|bindungsfrist',
    'Unter Staking steht, wann jeder Stake und jede Sperre frei wird',
  ),
  bestValidator: withEnglish(
    'bestValidator',
    'beste validator|bester validator|besten validator|guter validator|validator empfehlen',
    'Validatoren nach Provision und Stimmkraft vergleichen, unter Staking',
  ),
  ownTxs: withEnglish(
    'ownTxs',
    'letzte transaktion|neueste transaktion|größte transaktion|transaktionen heute',
    'Ihre Transaktionen ansehen, neueste oder größte zuerst',
  ),
  ownNotes: withEnglish('ownNotes', 'notiz hinzufügen|=notiz|=notizen', 'Notizen und Labels stehen in den Details einer Transaktion'),
  theme: withEnglish('theme', 'farben ändern|=farben|design ändern', 'Hell, dunkel oder wie das System wählen'),
  duration: withEnglish('duration', 'wie lange|wie schnell|dauer', 'Jede Route nennt vor dem Signieren ihre Dauer'),
  holdings: withEnglish('holdings', '=mein guthaben|=guthaben|was besitze|was habe', 'Ansehen, was Sie haben und was es wert ist'),
  cheapest: withEnglish(
    'cheapest',
    'günstigste|billigste|beste route|schnellste route',
    'Das Formular vergleicht Routen nach Kosten und Dauer',
  ),
  printed: withEnglish('printed', 'drucken|ausdrucken', 'Die Gewinne eines Jahres als Bericht zum Drucken speichern'),
  showQr: withEnglish(
    'showQr',
    'qr zeigen|qr-code|=was ist meine adresse|=wo ist meine adresse|=wie ist meine adresse',
    'Eigene Adresse und ihren QR-Code zeigen',
  ),
  passphrase: withEnglish(
    'passphrase',
    'passwort ändern|passphrase ändern|passwort setzen|neues passwort',
    'Die Passphrase setzen oder ändern, die Waybill sperrt',
  ),
  noPassphrase: withEnglish(
    'noPassphrase',
    'passwort entfernen|passphrase entfernen|entschlüsseln|verschlüsselung aus|verschlüsselung ausschalten',
    'Verschlüsselung ausschalten, und damit die Sperre',
  ),
  autoLock: withEnglish('autoLock', 'automatisch sperren|sperren nach', 'Wählen, wann Waybill sich selbst sperrt'),
  sendAll: withEnglish('sendAll', '=alles senden|=maximum|ganzes guthaben senden', 'Alles von einem Asset senden: Max beim Betrag drücken'),
  openVotes: withEnglish('openVotes', 'offene vorschläge|wie abstimmen|wo abstimmen', 'Offene Vorschläge ansehen und abstimmen'),
  blindSigning: withEnglish(
    'blindSigning',
    'blind signieren|blindes signieren',
    'Blind Signing ist eine Einstellung der Ethereum-App des Ledgers, für Vertragsaufrufe wie einen Widerruf',
  ),
  isSafe: withEnglish(
    'isSafe',
    'ist sicher|=sicher|vertrauen|=sicherheit',
    'Schlüssel bleiben auf dem Ledger, und jede Nachricht ist vor dem Signieren zu sehen',
  ),
}

/** What asks for the price or the value of an asset. */
export const assetQuestion: AllWords['assetQuestion'] = {
  asks: 'preis kurs wert viel viele kostet guthaben habe wo worth price value',
  beside: 'heute jetzt gerade usd dollar aktuell aktueller',
}

/** What was paid in network fees in a year, as a sum per asset. */
export const feesPaid: AllWords['feesPaid'] = (year, sum) => `${year} bezahlte Netzgebühren: ${sum}`
/** The same of the last twelve months. */
export const feesOfTwelve: AllWords['feesOfTwelve'] = (sum) => `In den letzten 12 Monaten bezahlte Netzgebühren: ${sum}`
/** Words that ask for the last twelve months. */
export const twelveWords: AllWords['twelveWords'] = '12 zwölf'

/** Says that nothing explains what was asked for; leads to where Waybill is learned. */
export const unknownThing: AllWords['unknownThing'] = (thing) =>
  `Keine Antwort darauf, was „${thing}“ ist. Waybill lernt man mit einem geführten ersten Transfer kennen`

/** What asks what something is, as an expression whose group has the thing. */
export const definitionOf =
  '^(?:was (?:ist|sind|bedeutet)|erkläre?|what is) (?:eine? |der |die |das |an? )?(?!mein|meine )([^?]{2,40}?)\\s*\\??$'
