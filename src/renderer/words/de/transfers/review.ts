// Holds the German texts of the review: its boxes and buttons, the running action, and what prevents signing.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'
import { screenNames } from '../app/shell.ts'

type Words = AllWords

/** Texts of the review. */
export const reviewWords: Words['reviewWords'] = {
  review: 'Prüfen',
  from: 'Von',
  to: 'Nach',
  claim: 'Abholen:',
  swap: 'Tausch von',
  swapFor: (symbol) => `gegen ${symbol}`,
  onChain: (chain) => `auf ${chain}`,
  youPay: 'Sie zahlen',
  youGet: 'Sie erhalten',
  recipientGets: 'Kommt an',
  onTop: 'Gebühren',
  networkFee: 'Netzgebühr',
  feePending: 'Wird berechnet',
  atMostShort: 'höchstens',
  usuallyAbout: 'meist etwa',
  time: 'Zeit',
  atLeast: 'mindestens',
  ownAddress: 'Ihre eigene Adresse',
  otherAddress: 'andere Adresse',
  quoteStays: 'Das Angebot gilt, bis Sie signieren',
  mayTake: 'Darf abbuchen',
  atMost: 'Höchstens',
  mayNotTake: {
    token: 'Verliert die Erlaubnis',
    operator: 'Verliert die Erlaubnis',
    grant: 'Darf nicht mehr für Sie handeln',
    feeGrant: 'Darf keine Gebühren mehr abbuchen',
  },
  notAnyMore: {
    token: 'kann nicht mehr abgebucht werden von',
    operator: 'NFTs können nicht mehr bewegt werden von',
  },
  blindOff: 'Nicht bereit: Dieser Vertragsaufruf braucht Blind Signing, eine Einstellung der Ethereum-App.',
  blindTurnOn: 'Blind Signing einschalten',
  blindNeeded: 'Braucht Blind Signing: in den Einstellungen der Ethereum-App einschalten.',
  noMore: 'keine: widerrufen',
  noTimeKnown: 'unbekannt',
  usualTime: 'üblich für diesen Weg',
  ownUsualTime: (slowest, count) =>
    slowest === null ? `wie Ihre letzten ${count}` : `üblich bei Ihnen; langsamster von ${count}: ${slowest}`,
  networkFeeShort: 'Netzgebühr',
  networkFeeAtMost: 'Netzgebühr, höchstens',
  networkFeeAbout: 'Netzgebühr, etwa',
  networkFeeUnder: 'Netzgebühr, meist weniger',
  toWhom: 'an',
  theRecipient: 'der Empfänger',
  yourAccount: (label) => `Ihr Konto ${label}`,
  withinBounds: 'im Rahmen',
  bytes: (count) => `${count} Bytes`,
  showData: 'Alles zeigen',
  hookDone: (chain, symbol) => `Die eben signierte Erlaubnis: ${chain} wandelt es bei Ankunft in ${symbol} um.`,
  ownFields: 'Von Waybill gesetzt',
  ledgerFields: 'So zeigt es Ihr Ledger, unter „args“',
  nothing: 'nichts',
  block: (height) => `Block ${height}`,
  unreadableShort: 'Nicht lesbar, also nicht signiert',
  back: 'Zurück zum Formular',
  toTransferSheet: 'Zum Frachtbrief',
  stepCount: (count) => plural(count, { one: 'Schritt', other: 'Schritte' }),
  whatWillHappen: 'Was geschehen wird',
  ifItFails: 'Wenn es scheitert',
  now: 'jetzt',
  done: 'erledigt',
  nonce: 'Nonce',
  itIsOn: (chain) => `Ihr Geld ist auf ${chain}.`,
  nextTo: (chain) => `Es bleibt dort, bis Sie signieren. Für den Weg nach ${chain} holt Waybill von hier ein neues Angebot ein.`,
  changedHead: 'Das Angebot hat sich geändert',
  changedLead: 'Das neue Angebot weicht ab. Nichts wird signiert, bevor Sie es annehmen.',
  whatChanged: 'Änderung',
  before: 'Vorher',
  afterwards: 'Jetzt',
  accept: 'Annehmen und weiter',
  acceptLoss: 'Mir ist klar, dass das verloren ist',
  lossOpen: 'Erst dem Verlust oben zustimmen',
  questionsOpen: 'Fragen oben beantworten',
  waitingForAccount: 'Wartet auf Ihr Konto',
  stillWaiting: (seconds) => `Prüft alle 5 s, noch ${seconds} s`,
  withoutHook: 'Ohne Umwandeln fortfahren',
  withoutHookNote: (symbol) => `Es kommt als Brückenversion von ${symbol} an; Sie können es später umwandeln.`,
  depositFirst: 'Erst einen kleinen Betrag senden',
  depositFirstNote: (chain) => `Die erste Einzahlung legt Ihr Konto auf ${chain} an; danach funktioniert dies.`,
  waitLonger: 'Noch zwei Minuten warten',
  approvalSent: 'Die Freigabe wird in einen Block aufgenommen. Die nächste Nachricht folgt automatisch; auch sie signieren Sie selbst.',
  waitingForBlock: 'Wartet auf einen Block',
  speedUp: 'Beschleunigen',
  abort: 'Transaktion abbrechen',
  heldAgainst: (chain) => `für ${chain}`,
  checks: 'Felder der Nachricht',
  asked: 'Ihr Auftrag',
  usualAtMost: 'sonst höchstens',
  preparing: 'Die Nachricht wird vorbereitet. Noch ist nichts signiert.',
  sign: 'Auf dem Ledger signieren',
  signOf: (number, of) => `Auf dem Ledger signieren (${number} von ${of})`,
  signatureOf: (number, of) => `Signatur ${number} von ${of}`,
  signAgain: 'Erneut signieren',
  sendNow: 'Jetzt senden',
  discard: 'Signatur verwerfen',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen',
  backSafe: 'Zurück',
  signAnyway: 'Trotzdem signieren',
  openTransferSheet: 'Frachtbrief öffnen',
  newQuoteButton: 'Neues Angebot einholen',
  renewQuote: 'Angebot erneuern',
  prepareAgain: 'Erneut vorbereiten',
  cancelWanted: 'Lehnen Sie jetzt auf dem Ledger ab. In jedem Fall wird nichts gesendet.',
  lostSignature:
    'Ihr Ledger sollte dies schon einmal signieren, aber seine Antwort ging verloren. Vielleicht hat er signiert. Gesendet wurde nichts, und der Text ist genau derselbe.',
  signedBefore: 'Signiert, nicht gesendet. Jetzt senden oder die Signatur verwerfen.',
  movedElsewhere: 'Dieser Transfer wurde in einem anderen Fenster fortgesetzt. Dies ist sein aktueller Stand.',
  runningElsewhere: 'Dieser Transfer läuft schon, in einem anderen Fenster oder seit vor dem Neuladen.',
  askedAlready:
    'Ihr Ledger fragt schon, aus einem anderen Fenster oder seit vor dem Neuladen. Nach einem Neuladen werden Sie vor dem Senden noch einmal gefragt.',
  askedAlreadyShort: 'Wartet auf Ihren Ledger',
  runningShort: 'In Arbeit',
  refused: 'Auf dem Ledger abgelehnt. Nichts wurde signiert oder gesendet.',
  claimCostsMore: (fee, brings) => `Die Gebühr (bis zu ${fee}) ist mindestens so hoch wie der Ertrag (etwa ${brings}).`,
  unreadable: 'Ein Teil der Nachricht ist nicht lesbar, deshalb lässt Waybill sie nicht signieren.',
  highFee:
    'Die Netzgebühr könnte weit höher sein als üblich. Der Knoten der Chain legt sie fest: Warten Sie oder nutzen Sie einen anderen Knoten, außer Sie kennen den Grund.',
  differs: 'Die Nachricht entspricht nicht Ihrem Auftrag. Sicherer ist es, zurückzugehen.',
}

/** Returns the label of the busy button: what this window is doing. */
export const busyText: Words['busyText'] = (busy) => {
  switch (busy) {
    case 'requote':
      return 'Angebot wird eingeholt'
    case 'create':
    case 'accept':
    case 'build':
    case 'speedUp':
    case 'abort':
      return 'Nachricht wird vorbereitet'
    case 'sign':
      return 'Wartet auf Ihren Ledger'
    case 'send':
      return 'Wird gesendet'
    case 'register':
      return 'Verfolgung beginnt'
    case 'cancel':
      return 'Wird abgebrochen'
    case 'poll':
    case 'retrack':
      return 'In Arbeit'
  }
}

/** Returns the label of the way back, by the screen that it leads to. */
export const backText: Words['backText'] = (screen) => {
  if (screen === 'transfer') return reviewWords.back
  return screen === 'transfers' ? reviewWords.toTransferSheet : `Zurück zu ${screenNames[screen]}`
}

/** Describes a transfer that has passed its review. */
export const pastReviewText: Words['pastReviewText'] = (phase, isQuoted) => {
  switch (phase) {
    case 'expired':
      return isQuoted
        ? 'Das Angebot ist abgelaufen, bevor Sie signiert haben. Nichts wurde signiert oder gesendet.'
        : 'Dies wurde vor zu langer Zeit vorbereitet, um es noch zu signieren. Nichts wurde signiert oder gesendet.'
    case 'cancelled':
      return 'Dieser Transfer wurde abgebrochen. Nichts wurde gesendet.'
    case 'sending':
    case 'sent':
    case 'tracking':
    case 'stopped':
    case 'claimable':
      return 'Dieser Transfer wurde signiert und gesendet. Sein Frachtbrief zeigt, wo Ihr Geld ist.'
    case 'completed':
    case 'claimed':
      return 'Erledigt. Der Frachtbrief zeigt jeden Schritt.'
    default:
      return 'Dieser Transfer ist beendet. Mehr zeigt sein Frachtbrief.'
  }
}

/** @example fromTo('Initia', 'Yominet') // 'von Initia nach Yominet' */
export const fromTo: Words['fromTo'] = (from, to) => `von ${from} nach ${to}`

/** @example reviewTitle('USDC', 'Basin') // 'Berechtigung für USDC auf Basin widerrufen' */
export const reviewTitle: Words['reviewTitle'] = (symbol, chain) => `Berechtigung für ${symbol} auf ${chain} widerrufen`

/** Returns the label of the button that gives up, by what that does. */
export const cancelText: Words['cancelText'] = (way) =>
  ({
    cancel: reviewWords.cancel,
    discard: reviewWords.discard,
    keepWaiting: 'Lieber weiter warten',
    dropDocument: 'Jetzt nicht',
    halt: 'Hier beenden, Geld behalten',
  })[way]

/** Returns why the device cannot be asked to sign, as the label of the button; null when it can be tried. */
export const deviceHindrance: Words['deviceHindrance'] = (state, app) => {
  switch (state) {
    case 'absent':
    case 'unplugged':
      return 'Ledger anschließen'
    case 'notPermitted':
      return 'Kein Zugriff auf den Ledger'
    case 'held':
      return 'Anderes Programm benutzt den Ledger'
    case 'locked':
      return 'Ledger entsperren'
    case 'dashboard':
    case 'wrongApp':
      return `${app}-App öffnen`
    case 'appMissing':
      return `${app}-App installieren`
    case 'appTooOld':
      return `${app}-App aktualisieren`
    case 'failed':
      return 'Der Ledger ist gerade nicht nutzbar'
    case 'busy':
    case 'prompting':
      return 'Der Ledger ist beschäftigt'
    case 'unknown':
    case 'ready':
    case 'rejected':
    // The state belongs to the account of the last request; for another account the keys are compared before anything is shown.
    case 'otherAccount':
      return null
  }
}
