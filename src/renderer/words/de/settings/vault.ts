// Holds the German texts of the encryption of the data and of the lock over the window.
import type { AllWords } from '../../words.ts'
import { formatCount } from '../format.ts'

/** Texts of the encryption of the data. */
export const vaultWords: AllWords['vaultWords'] = {
  title: 'Verschlüsselung und Sperre',
  lead: 'Konten, Verlauf, Transfers, Labels und Notizen dieses Netzes lassen sich mit einer Passphrase verschlüsseln, in ihren Dateien und in Sicherungen. Bilder von NFTs und die Wahl von Sprache und Farben nicht.',
  encryption: 'Verschlüsselung',
  off: 'Nicht verschlüsselt: Wer an Ihre Dateien auf diesem Computer kommt, kann Ihre Daten lesen.',
  on: 'Verschlüsselt. Die Passphrase öffnet sie.',
  onBySystem: 'Verschlüsselt. Die Passphrase öffnet sie, und dieser Computer auch, solange Sie angemeldet sind.',
  turnOn: 'Daten verschlüsseln',
  turnOnTitle: (network) => `Die Daten von „${network}“ verschlüsseln?`,
  turnOnLead:
    'Konten, Verlauf, Transfers, Labels und Notizen auf diesem Computer und neue Sicherungen sind dann nur noch mit Ihrer Passphrase lesbar.',
  noRecovery:
    'Eine vergessene Passphrase kann Waybill nicht zurückbringen. Ohne sie sind Konten, Labels, Notizen und Transfers in dieser Kopie verloren. Ihr Geld nicht: Es liegt auf den Chains, und der Verlauf lässt sich erneut kopieren.',
  doneTitle: (network) => `„${network}“ ist verschlüsselt`,
  doneLead: 'Waybill kann sich auch selbst sperren, während Sie fort sind. Ändern lässt sich das in den Einstellungen.',
  notNow: 'Jetzt nicht',
  lockAfterOffer: (span) => `Nach ${span} sperren`,
  show: 'Passphrase zeigen',
  hide: 'Passphrase verbergen',
  strength: { weak: 'Schwach: ein, zwei Wörter mehr', fair: 'Mittel: ein Wort mehr macht sie stark', strong: 'Stark' },
  traces:
    'Die lesbaren Dateien werden entfernt, nicht überschrieben: Werkzeuge zur Wiederherstellung können Spuren davon auf dem Datenträger finden. Frühere Sicherungen bleiben, wie sie sind.',
  passphrase: 'Passphrase',
  passphraseHint: 'Mindestens acht Zeichen; am besten mehrere Wörter.',
  again: 'Passphrase noch einmal',
  differs: 'Die beiden sind nicht gleich',
  tooShort: 'Mindestens acht Zeichen',
  bySystem: 'Auf diesem Computer ohne Frage öffnen',
  bySystemMeans:
    'Den Schlüssel bewahrt der Schlüsselspeicher des Systems. Das schützt einen gestohlenen Datenträger, nicht einen Computer, an dem Sie angemeldet sind.',
  noKeyStore: {
    none: 'Bei jedem Start wird nach der Passphrase gefragt.',
    weak: 'Bei jedem Start wird nach der Passphrase gefragt: Der Schlüsselspeicher dieses Systems ist nicht geschützt.',
  },
  eraseAside: (count) =>
    count === 1 ? 'Einen Ordner mit früheren, lesbaren Daten löschen' : `${formatCount(count)} Ordner mit früheren, lesbaren Daten löschen`,
  inClear: (names) => `Früher beiseitegelegt und noch lesbar: ${names.join(', ')}.`,
  encrypting: 'Wird verschlüsselt',
  turnOff: 'Verschlüsselung abschalten',
  turnOffTitle: 'Verschlüsselung abschalten?',
  turnOffLead: 'Die Daten liegen dann wieder lesbar da. Verschlüsselte Sicherungen bleiben es.',
  decrypting: 'Wird entschlüsselt',
  change: 'Passphrase ändern',
  changeTitle: 'Passphrase ändern',
  changeLead: 'Sicherungen behalten die Passphrase, mit der sie gemacht wurden.',
  current: 'Bisherige Passphrase',
  next: 'Neue Passphrase',
  changing: 'Wird geändert',
  changed: 'Die Passphrase ist geändert.',
  bySystemOn: 'Auf diesem Computer ohne Frage öffnen',
  bySystemOff: 'Bei jedem Start nach der Passphrase fragen',
  lock: 'Sperre',
  lockNeeds: 'Verschlüsseln Sie Ihre Daten, um Waybill sperren zu können.',
  lockAfter: 'Sperren nach',
  lockAfterLead:
    'Die Passphrase öffnet es wieder. Gesendete Transfers werden währenddessen verfolgt. Gesperrt wird auch, wenn das System sich sperrt.',
  minutes: { 0: 'Nie', 1: '1 min', 5: '5 min', 15: '15 min', 60: '1 h' },
  lockNow: 'Jetzt sperren',

  backTo: (screen) => `Nach dem Entsperren geht es zurück zu „${screen}“.`,
  lockedTitle: 'Waybill ist gesperrt',
  lockedData: (network) => `Die Daten von „${network}“ sind verschlüsselt.`,
  lockedWindow: (network) => `${network}. Gesendete Transfers werden währenddessen verfolgt.`,
  unlock: 'Entsperren',
  unlocking: 'Wird entsperrt',
  forgotten: 'Passphrase vergessen?',
  forgottenLead:
    'Niemand kann sie zurückbringen. Verloren ist, was nur diese Kopie hatte: die Liste der Konten, Labels, Notizen, Namen und Transfers. Das Geld liegt auf den Chains, Transfers laufen dort weiter, und der Verlauf lässt sich erneut kopieren. Eine unverschlüsselte Sicherung bringt zurück, was sie enthält.',
  forgottenWindow:
    'Niemand kann sie zurückbringen. Nach einem Neustart bietet Waybill an, eine Sicherung einzuspielen oder neu zu beginnen.',
  beginAnew: 'Beiseitelegen und neu beginnen',
  beginning: 'Wird beiseitegelegt',
}
