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
  onTop: 'Zusätzlich',
  time: 'Zeit',
  atLeast: 'mindestens',
  ownAddress: 'Ihre eigene Adresse',
  otherAddress: 'andere Adresse',
  quoteStays: 'Das Angebot gilt, bis Sie signieren',
  mayTake: 'Nehmen darf',
  atMost: 'Höchstens',
  mayNotTake: {
    token: 'Nicht mehr nehmen darf',
    operator: 'Nicht mehr bewegen darf',
    grant: 'Nicht mehr für Sie handeln darf',
    feeGrant: 'Nicht mehr nehmen darf',
  },
  notAnyMore: {
    token: 'darf nicht genommen werden von',
    operator: 'NFTs darf nicht mehr bewegen:',
    grant: 'ist nicht mehr erlaubt für',
    feeGrant: 'werden nicht mehr aus Ihrem Guthaben gezahlt für',
  },
  blindOff: 'Nicht bereit: Dieser Vertragsaufruf braucht Blind Signing, eine Einstellung der Ethereum-App.',
  blindTurnOn: 'Blind Signing einschalten',
  blindNeeded: 'Braucht Blind Signing: in den Einstellungen der Ethereum-App einschalten.',
  noMore: 'keine: widerrufen',
  noTimeKnown: 'unbekannt',
  usualTime: 'üblich für diesen Weg',
  ownUsualTime: (slowest, count) => `üblich bei Ihnen; langsamster von ${count}: ${slowest}`,
  networkFeeShort: 'Netzgebühr',
  networkFeeAtMost: 'Netzgebühr, höchstens',
  networkFeeAbout: 'Netzgebühr, etwa',
  networkFeeUnder: 'Netzgebühr, meist unter',
  toWhom: 'an',
  theRecipient: 'der Empfänger',
  withinBounds: 'im Rahmen',
  bytes: (count) => `${count} Bytes`,
  showData: 'Alles zeigen',
  signedHook: 'der eben signierte',
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
  itIsOn: (chain) => `Es ist jetzt auf ${chain}.`,
  nextTo: (chain) => `bei Ihnen, und geht nicht weiter, bis Sie signieren. Der Weg nach ${chain} wird von hier neu angeboten.`,
  changedHead: 'Das Angebot hat sich geändert',
  changedLead: 'Das neue Angebot weicht ab. Nichts wird signiert, bevor Sie es annehmen.',
  whatChanged: 'Was',
  before: 'Vorher',
  afterwards: 'Jetzt',
  accept: 'Annehmen und weiter',
  questionsOpen: 'Fragen oben beantworten',
  waitingForAccount: 'Wartet auf das Konto',
  stillWaiting: (seconds) => `Versuch alle 5 s, noch ${seconds} s lang`,
  withoutHook: 'Ohne den Hook senden',
  withoutHookNote: (symbol) => `Es kommt als brückeneigene Form von ${symbol} an und muss später umgetauscht werden.`,
  depositFirst: 'Erst ein wenig senden',
  depositFirstNote: (chain) => `Was auch ankommt, erzeugt das Konto auf ${chain}; dann geht dies.`,
  waitLonger: 'Zwei Minuten länger warten',
  approvalSent: 'Die Freigabe ist auf dem Weg in einen Block. Die nächste Nachricht folgt von selbst; ohne Sie wird sie nicht signiert.',
  waitingForBlock: 'Wartet auf einen Block',
  speedUp: 'Beschleunigen',
  abort: 'Zurücknehmen',
  heldAgainst: (chain) => `für ${chain}`,
  asked: 'Ihr Wunsch',
  usualAtMost: 'vernünftig höchstens',
  preparing: 'Waybill bereitet die Nachricht vor. Nichts ist signiert.',
  sign: 'Auf dem Ledger signieren',
  signAgain: 'Den Ledger erneut fragen',
  sendNow: 'Jetzt senden',
  discard: 'Signatur verwerfen',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen',
  backSafe: 'Zurück',
  signAnyway: 'Trotzdem signieren',
  openTransferSheet: 'Frachtbrief öffnen',
  newQuoteButton: 'Zurück zu einem neuen Angebot',
  renewQuote: 'Angebot erneuern',
  cancelWanted: 'Lehnen Sie jetzt am Gerät ab. Was es auch antwortet, gesendet wird nichts.',
  lostSignature:
    'Das Gerät wurde schon einmal danach gefragt, und seine Antwort ging verloren. Vielleicht hat es signiert. Gesendet wurde nichts, und der Text ist jetzt derselbe, Zeichen für Zeichen.',
  signedBefore: 'Signiert, nicht gesendet. Jetzt senden oder die Signatur verwerfen.',
  movedElsewhere: 'Ein anderes Fenster hat diesen Transfer weitergeführt. So steht er jetzt.',
  runningElsewhere: 'An diesem Transfer wird gearbeitet, hier vor dem Neuladen oder in einem anderen Fenster.',
  askedAlready:
    'Das Gerät ist schon gefragt, aus einem anderen Fenster oder vor dem Neuladen. Nach einem Neuladen werden Sie vor dem Senden noch einmal gefragt.',
  askedAlreadyShort: 'Wartet auf Ihr Gerät',
  runningShort: 'In Arbeit',
  refused: 'Am Gerät abgelehnt. Nichts wurde signiert, nichts wurde gesendet.',
  claimCostsMore: (fee, brings) => `Die Gebühr (bis zu ${fee}) ist mindestens so hoch wie das, was dies bringt (etwa ${brings}).`,
  unreadable: 'Ein Teil der Nachricht ist nicht lesbar, deshalb lässt Waybill sie nicht signieren.',
  highFee:
    'Die Netzgebühr kann weit höher sein als üblich. Nur der Knoten der Chain nennt sie: Warten Sie oder fragen Sie einen anderen Knoten, außer Sie wissen, warum.',
  differs: 'Die Nachricht ist nicht das, was Sie verlangt haben. Zurückzugehen ist die sichere Wahl.',
}

/** Returns the label of the busy button: what this window is doing. */
export const busyText: Words['busyText'] = (busy) => {
  switch (busy) {
    case 'requote':
      return 'Der Router wird gefragt'
    case 'create':
    case 'accept':
    case 'build':
    case 'speedUp':
    case 'abort':
      return 'Nachricht wird vorbereitet'
    case 'sign':
      return 'Wartet auf Ihr Gerät'
    case 'send':
      return 'Wird gesendet'
    case 'register':
      return 'Der Router erfährt es'
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
export const pastReviewText: Words['pastReviewText'] = (phase) => {
  switch (phase) {
    case 'expired':
      return 'Das Angebot lief ab, bevor es signiert war. Nichts wurde signiert oder gesendet.'
    case 'cancelled':
      return 'Dieser Transfer wurde abgebrochen. Nichts wurde gesendet.'
    case 'sending':
    case 'sent':
    case 'tracking':
    case 'stopped':
    case 'claimable':
      return 'Dieser Transfer wurde signiert und gesendet. Sein Frachtbrief sagt, wo das Geld ist.'
    case 'completed':
    case 'claimed':
      return 'Erledigt. Der Frachtbrief zeigt jeden Schritt.'
    default:
      return 'Dieser Transfer ist beendet. Sein Frachtbrief sagt, wie.'
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
    halt: 'Hier beenden, es bleibt',
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
