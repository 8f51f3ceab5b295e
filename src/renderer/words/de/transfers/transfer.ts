// Holds the German texts of the transfer form.
import { MAX_MEMO } from '../../../../shared/domain/transfer/memo.ts'
import type { AllWords } from '../../words.ts'
import { formatUnits } from '../../../../shared/domain/amount.ts'
import { formatAgo, formatDigits, formatShortDate } from '../format.ts'

type Words = AllWords

/** Texts of the transfer form. */
export const transferWords: Words['transferWords'] = {
  title: 'Neuer Transfer',
  way: 'Was zu tun ist',
  ways: { send: 'Senden', swap: 'Tauschen', bridge: 'Bridgen' },
  from: 'Von',
  to: 'Nach',
  recipient: 'Empfänger',
  slippage: 'Slippage',
  route: 'Route',
  cost: 'Kosten',
  youPay: 'Sie zahlen',
  youGet: 'Sie erhalten',
  youGetAtLeast: 'Sie erhalten mindestens',
  recipientGets: 'der Empfänger erhält',
  recipientGetsAtLeast: 'der Empfänger erhält mindestens',
  onTop: 'Gebühren',
  account: 'Konto',
  chooseAccount: 'Konto auswählen',
  noAccount: 'Noch kein Konto. Fügen Sie eines von einem Ledger hinzu, und senden Sie von ihm an jede Chain, die es erreichen kann.',
  addAccount: 'Konto hinzufügen',
  chooseFrom: 'Auswählen, was gesendet wird',
  chooseOther: 'Anderes Asset wählen',
  chooseTo: 'Auswählen, wohin',
  chooseGiven: 'Auswählen, was Sie geben',
  chooseReceived: 'Auswählen, was Sie erhalten',
  whichChain: 'Auf welche Chain?',
  amount: 'Betrag',
  part: (percent) => (percent === 100 ? 'Max.' : `${percent} %`),
  partLabel: (percent) => (percent === 100 ? 'Max.: das ganze Guthaben, ohne die Gebühr' : `${percent} % des Guthabens`),
  percent: (digits) => `${formatDigits(digits)} %`,
  of: 'von',
  readAs: (digits) => `Gelesen als ${digits}`,
  withAvailable: (reason, amount) => `${reason}: ${amount} verfügbar`,
  balanceUnread: 'Guthaben noch nicht gelesen',
  youHave: (chain) => `auf ${chain} haben Sie`,
  atLeast: 'mindestens',
  swap: 'Von und Nach vertauschen',
  change: 'Ändern',
  useOwn: 'Eigene benutzen',
  ownAddress: 'Ihre eigene Adresse',
  sameKey: 'Derselbe Schlüssel auf beiden Chains',
  otherOwn: (label) => `${label}, ein anderes Konto von Ihnen`,
  knownAs: { own: 'ein anderes Konto von Ihnen', watched: 'beobachtete Adresse, nicht Ihre', book: 'in Ihrem Adressbuch' },
  clearRecipient: 'Empfänger leeren',
  sendingAccount: 'Das ist das sendende Konto',
  sendingAccountMiscased: 'Das ist das sendende Konto, mit falscher Groß- oder Kleinschreibung',
  enteredAs: 'Eingegeben als',
  fromBook: 'Alle gespeicherten',
  knownRecipients: 'Gespeicherte Empfänger',
  yours: 'Ihr Konto',
  paidOn: (at, now) => `zuletzt gesendet am ${formatShortDate(at, now)}`,
  recipientHolder: 'Adresse oder Name',
  memo: 'Memo (freiwillig)',
  memoHolder: 'Nummer oder Text für den Empfänger',
  memoHint: 'Die meisten Börsen brauchen eins, um eine Einzahlung gutzuschreiben. Jeder kann es lesen.',
  recipientLabel: 'Adresse des Empfängers',
  recipientHint: (prefix) => `Beginnt mit ${prefix}1 oder 0x, oder ein Name mit der Endung .init`,
  nameElsewhere: 'Namen mit der Endung .init gelten nur auf Initia und seinen Rollups',
  recipientHintCosmos: (prefix) => `Beginnt mit ${prefix}1`,
  recipientHintHex: '0x und 40 Ziffern',
  otherRecipientNote: 'Keine Adresse dieses Kontos. Vergleichen Sie jede Gruppe, bevor Sie signieren.',
  compareBelow: 'Keine Adresse dieses Kontos. Vergleichen Sie sie unter „Bevor es weitergeht“.',
  sentBefore: (chain, at, now) => `An diese Adresse haben Sie auf ${chain} schon gesendet, zuletzt am ${formatShortDate(at, now)}.`,
  sentInHistory: (chain, at, now) =>
    `Der kopierte Verlauf zeigt eine Zahlung dorthin auf ${chain} am ${formatShortDate(at, now)}. Verlassen Sie sich nicht allein darauf.`,
  sendRecipientNote: (hasNames) =>
    `Gesendet wird auf derselben Chain. Geben Sie ${hasNames ? 'eine Adresse oder einen Namen mit der Endung .init' : 'den Empfänger'} ein.`,
  toOtherChain: 'Auf eine andere Chain',
  addressWithRoute: 'Die Adresse dort wird mit der Route gezeigt.',
  lowSlippageNote: 'So wenig Slippage, dass schon die kleinste Kursbewegung den Tausch scheitern lässt.',
  highSlippageNote: 'So viel Slippage, dass andere gegen Sie handeln und Ihnen nur das Mindeste lassen können.',
  otherSlippage: 'Anderer',
  slippageLabel: 'Slippage in Prozent',
  again: 'Noch einmal',
  fillFrom: 'Formular füllen aus',
  againNote: 'füllt das Formular aus einem früheren Transfer',
  quoteGood: (seconds) => `Angebot gilt noch ${seconds} s`,
  quoting: 'Der Router wird gefragt',
  newQuote: 'Neues Angebot einholen',
  noRouteYet: {
    open: 'Füllen Sie die linke Seite aus, und hier erscheint die Route.',
    amount: 'Berichtigen Sie den Betrag, und hier erscheint die Route.',
    recipient: 'Berichtigen Sie den Empfänger, und hier erscheint die Route.',
    memo: 'Berichtigen Sie das Memo, und hier erscheint die Route.',
  },
  deducted: 'Abgezogen',
  networkFee: (chain) => `Netzgebühr auf ${chain} (Schätzung)`,
  networkFeeUnder: (chain) => `Netzgebühr auf ${chain} (meist weniger)`,
  later: 'Später',
  claimFee: (chain) => `Netzgebühr auf ${chain} beim Abholen, etwa`,
  claimFeeBefore: '+ etwa',
  claimFeeAfter: 'beim Abholen',
  difference: 'Unterschied',
  feesWord: 'Gebühren',
  rest: 'Einfluss auf den Kurs und Spielraum',
  giveAndGet: (gives, gets, isOurs) => `Sie geben ${gives}, ${isOurs ? 'Sie erhalten' : 'der Empfänger erhält'} ${gets}`,
  againstMarket: (share) => `(${share} gegenüber dem Marktpreis)`,
  againstRouter: (share) => `(${share} nach den Preisen des Routers)`,
  marketTitle: 'Beide Seiten zu den Preisen des Portfolios',
  byRouter: (value) => `${value} nach dem Preis des Routers`,
  rate: 'Kurs',
  priceImpact: (percent) => `Einfluss auf den Kurs ${percent}`,
  belowMarket: (share) => `${share} unter dem Marktpreis`,
  relayFee: 'Gebühr des Relayers',
  bridgeFee: 'Gebühr der Brücke',
  goFastFee: 'Gebühr für die Auszahlung im Voraus',
  nothingOnTop: (chain) => `Die Netzgebühr auf ${chain}, bei der Prüfung genannt`,
  nextNote: 'Vor dem Signieren prüfen Sie alles.',
  reviewWay: { send: 'Zahlung prüfen', swap: 'Tausch prüfen', bridge: 'Übertragung prüfen' },
  reviewAnyway: 'Trotzdem prüfen',
  changeIt: 'Transfer ändern',
  signedIn: (chain, app) => `Auf ${chain} signieren Sie in der ${app}-App Ihres Ledgers.`,
  otherAppSigns: (chain, needed, label, own) =>
    `Auf ${chain} signiert die ${needed}-App des Ledgers. ${label} ist ein Konto der ${own}-App.`,
  noAppSigns: (chain) =>
    `Keine App eines Ledgers signiert auf ${chain}: Die Schlüssel dort sind von der Art der Ethereum-App, und diese signiert nichts, was die Chain annimmt. Sie können nach ${chain} senden, nicht von dort.`,
  useAccount: (label) => `${label} verwenden`,
  addAccountOf: (app) => `Ein Konto der ${app}-App hinzufügen`,
  onlyWatched: 'beobachtet',
  expired: 'Das Angebot lief ab, bevor es signiert war. Nichts wurde signiert oder gesendet.',
}

/** Returns why the form cannot be reviewed, as the label of the button. */
export const hindranceText: Words['hindranceText'] = (hindrance) => {
  switch (hindrance.why) {
    case 'noAccount':
      return 'Konto auswählen'
    case 'noFrom':
      return 'Auswählen, was gesendet wird'
    case 'noTo':
      return 'Auswählen, wohin es geht'
    case 'otherApp':
      return hindrance.app === null
        ? 'Auf dieser Chain signiert keine Ledger-App'
        : `Braucht ein Konto der ${hindrance.app === 'ethereum' ? 'Ethereum' : 'Cosmos'}-App`
    case 'noRecipient':
      return 'Eingeben, wer es erhält'
    case 'toItself':
      return 'Von dieser Adresse kommt es'
    case 'badSlippage':
      return 'Der Spielraum muss zwischen 0 und 99,99 liegen'
    case 'noAmount':
      return 'Betrag eingeben'
    case 'zeroAmount':
      return 'Mehr als 0 eingeben'
    case 'noNumber':
      return 'Einfache Zahl eingeben, etwa 12,5'
    case 'badAmount':
      return hindrance.decimals === 0 ? 'Ganze Zahl eingeben' : `Höchstens ${hindrance.decimals} Nachkommastellen`
    case 'tooMuch':
      return `Nicht genug ${hindrance.symbol}`
    case 'feeNotCovered': {
      const missing = formatUnits(hindrance.missing, hindrance.decimals).replace(/0+$/, '').replace(/\.$/, '')
      return `Zu wenig ${hindrance.symbol} für die Gebühr, es fehlen ${formatDigits(missing)}`
    }
    case 'badRecipient':
      return 'Empfänger prüfen'
    case 'badMemo':
      return 'Memo prüfen'
    case 'quoting':
      return transferWords.quoting
    case 'quoteOld':
      return 'Neues Angebot wird eingeholt'
    case 'noQuote':
      return hindrance.error.code === 'account.badAddress' ? 'Empfänger prüfen' : 'Kein Angebot hierfür'
    case 'unknownChain':
      return hindrance.chainId === null
        ? 'Diese Route führt über eine Chain, die nicht in der Liste steht. Suchen Sie in den Einstellungen nach neuen Chains'
        : `${hindrance.chainId} steht nicht in der Chain-Liste. Suchen Sie in den Einstellungen nach neuen Chains`
    case 'obstacle':
      return OBSTACLES[hindrance.obstacle]
    case 'gates':
      return hindrance.open === 1 ? 'Kästchen oben ankreuzen' : `Die ${hindrance.open} Kästchen oben ankreuzen`
  }
}

const OBSTACLES = {
  noSigner: 'Keine App auf dem Gerät dieses Kontos signiert für diese Chain',
  watchOnly: 'Dieses Konto wird nur beobachtet; kein Gerät kann signieren',
} as const

/** Says what is wrong with a typed memo. */
export const memoFaultText: Words['memoFaultText'] = (fault) => {
  switch (fault) {
    case 'tooLong':
      return `Höchstens ${MAX_MEMO} Zeichen`
    case 'unprintable':
      return 'Nur Buchstaben von a bis z, Ziffern und einfache Zeichen: andere zeigt ein Ledger nicht'
    case 'phrase':
      return 'Das sieht nach einer Wiederherstellungsphrase aus. Ein Memo ist öffentlich: nie eine hineinschreiben'
  }
}

/** Names what is wrong with a typed address. */
export const recipientFaultText: Words['recipientFaultText'] = (fault) => {
  switch (fault.what) {
    case 'noAddress':
      return 'Weder eine Adresse noch ein gespeicherter Name'
    case 'otherStart':
      return `Beginnt mit ${fault.starts}: Auf ${fault.chain} beginnen Adressen mit ${fault.wanted}`
    case 'length':
      return fault.has < fault.needs
        ? `Zu kurz: ${fault.has} von ${fault.needs} Zeichen nach ${fault.starts}`
        : `Zu lang: ${fault.has} Zeichen nach ${fault.starts} statt ${fault.needs}`
    case 'letter':
      return fault.starts === '0x'
        ? `Nach 0x stehen nur Ziffern und a bis f, kein „${fault.letter}“`
        : `Nach ${fault.starts} steht in Adressen kein „${fault.letter}“`
    case 'bigX':
      return 'Das x von 0x muss klein geschrieben sein'
    case 'capitals':
      return 'In einer Adresse stehen keine Großbuchstaben'
    case 'checksum':
      return 'Die Prüfsumme stimmt nicht: Ein Zeichen ist falsch oder vertauscht'
    case 'burned':
      return 'Niemand hat Zugriff auf diese Adresse: Was dorthin geht, ist verloren'
  }
}

/** @example balanceAge(0, 40_000) // 'Guthaben gelesen vor 40 s' */
export const balanceAge: Words['balanceAge'] = (readAt, now) => `Guthaben gelesen ${formatAgo(readAt, now)}`

/** @example toAccount('Main') // 'an Main' */
export const toAccount: Words['toAccount'] = (label) => `an ${label}`
