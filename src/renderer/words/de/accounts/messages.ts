// Holds the German texts of texts that an account signs, and of the check of signatures.
import type { MessageVerdict } from '../../../../shared/contract/messages.ts'
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

const characters = { one: 'unsichtbares Zeichen', other: 'unsichtbare Zeichen' }

/** Texts of texts that an account signs. */
export const messageWords: Words['messageWords'] = {
  title: 'Nachrichten signieren',
  what: 'Signieren oder prüfen',
  signTab: 'Text signieren',
  verifyTab: 'Signatur prüfen',

  signLead:
    'Eine Signatur zeigt, dass das Konto Ihnen gehört. Sie bewegt kein Geld, kann Sie aber irgendwo anmelden oder etwas zusagen: Signieren Sie nur, was Sie gelesen haben und meinen.',
  noAccount: 'Texte signiert ein Konto eines Ledgers. Noch gibt es keines.',
  addAccount: 'Vom Ledger hinzufügen',
  signsWith: 'Signiert mit',
  initForm: 'init1-Adresse',
  hexForm: '0x-Adresse',
  text: 'Text',
  whatToWrite: 'Fügen Sie den Text ein, den Sie signieren sollen, etwa die Anmeldung einer Website, oder schreiben Sie einen eigenen.',
  signature: 'Signatur',
  copyInit: 'init1-Form kopieren',
  copyHex: '0x-Form kopieren',
  copyText: 'Text kopieren',
  copySignature: 'Signatur kopieren',

  checks: 'Prüfungen des Textes',
  isNoTransaction: 'Er ist keine Transaktion.',
  isTransaction: 'Er ist eine Transaktion oder sieht aus wie eine.',
  isTransactionMore:
    'Auf Initia ist die Signatur eines solchen Textes die Signatur der Transaktion: Wer sie hat, könnte sie senden. Waybill lässt ihn nicht signieren, in welcher Schreibweise auch immer.',
  length: (bytes, most) => `Er hat ${bytes} Byte; das Gerät nimmt von einem solchen Text ${most}.`,
  plain: 'Er hat nur einfache englische Zeichen, deshalb zeigt ihn das Gerät, wie er ist.',
  notPlain: 'Das Gerät kann ihn nicht als Text zeigen: Es zeigt stattdessen lange Reihen von Ziffern, die niemand lesen kann.',
  oddLetters: 'Wegen',
  broken: 'Er enthält ein halbes Zeichen, das nicht signiert werden kann.',
  hidden: (count) => `Er hat ${plural(count, characters)}, unten markiert.`,
  marked: 'Der Text mit dem, was man nicht sieht',

  whyPlain: 'Das Gerät sagt erst „Review message“, zeigt dann den Text und fragt dann „Sign message?“.',
  whyDigits: 'Diese Ziffern sind die Bytes des Textes: Vergleichen Sie sie mit dem Gerät. Der Text selbst steht links.',
  keptNowhere: 'Weder der Text noch die Signatur wird gespeichert. Kopieren oder speichern Sie, was Sie behalten wollen.',
  sign: 'Auf dem Ledger signieren',
  signDigits: 'Als Ziffern auf dem Ledger signieren',
  signing: 'Sehen Sie auf Ihren Ledger',
  signingNote: 'Wartet auf den Ledger. Zum Abbrechen lehnen Sie dort ab: Nur am Gerät lässt sich die Frage zurücknehmen.',

  signed: 'Signiert',
  goodOnEvery: 'Sie gilt für beide Formen der Adresse. Wer sie hat, kann sie anderen zeigen.',
  copyAll: 'Alles kopieren',
  save: 'Als Datei speichern',
  another: 'Weiteren Text signieren',

  verifyLead: 'Prüft, ob der Inhaber einer Adresse genau diesen Text signiert hat. Niemand wird gefragt.',
  address: 'Adresse',
  addressHint: 'init1… oder 0x…, vollständig',
  textHint: 'Jedes Zeichen zählt. Eine als Datei gespeicherte Signatur kann hier ganz eingefügt werden.',
  signatureHint: '65 Byte: 130 Ziffern nach 0x, oder base64',
  addressNeeded: 'Adresse eingeben',
  textNeeded: 'Text eingeben',
  signatureNeeded: 'Signatur eingeben',
  check: 'Prüfen',
  checking: 'Wird geprüft',
  wouldBe: 'Von diesem Text wäre es eine Signatur von',
}

/** Says on the button why the text cannot be signed. */
export const faultShort: Words['faultShort'] = {
  empty: 'Text eingeben',
  broken: 'Der Text ist beschädigt',
  tooLong: 'Zu lang für das Gerät',
  signDocument: 'Eine Transaktion wird hier nicht signiert',
}

/** Explains why an account cannot sign texts; null when it can. */
export const cannotSign: Words['cannotSign'] = ({ signer }) => {
  if (signer.kind === 'watched')
    return 'Dieses Konto wird nur beobachtet: Waybill hat keinen Schlüssel dazu. Wählen Sie ein Konto eines Ledgers.'
  if (signer.app === 'ethereum') return null
  return 'Dieses Konto liegt in der Cosmos-App des Ledgers, die nur Transaktionen signiert: Texte kann es hier nicht signieren. Wählen Sie ein Konto der Ethereum-App.'
}

/** Returns a signed text with address and signature in readable form. */
export const copiedMessage: Words['copiedMessage'] = ({ address, text, signature }) =>
  `${text}\n\n${messageWords.address}: ${address.bech32}\n${messageWords.address}: ${address.hex}\n${messageWords.signature}: ${signature}\n`

const READINGS: Readonly<Record<MessageVerdict['of'], string>> = {
  asGiven: 'Der Inhaber dieser Adresse hat genau diesen Text signiert.',
  windowsLines: 'Der Inhaber dieser Adresse hat diesen Text signiert, mit den Zeilenenden, die Windows benutzt.',
  trimmed: 'Der Inhaber dieser Adresse hat diesen Text signiert, ohne die Leerzeichen und Zeilenenden darum herum.',
}

/** Describes the verdict on a signature, and what it means. */
export const verdictText: Words['verdictText'] = ({ isValid, of, signer }) => {
  if (isValid) return { line: 'Gültig', more: READINGS[of] }
  return {
    line: 'Nicht gültig für diese Adresse',
    more:
      signer === null
        ? 'Keine Signatur dieses Textes durch diese Adresse. Vielleicht hat sich ein Zeichen geändert, oder ein anderer Schlüssel hat signiert.'
        : 'Entweder ist der Text nicht Zeichen für Zeichen der signierte, oder ein anderer Schlüssel hat ihn signiert. Konten, die Verträge sind, und die von Cosmos-Apps lassen sich so nicht prüfen.',
  }
}
