// Holds the German texts of labels, notes and the address book.
import type { AllWords } from '../../words.ts'
import { formatCount, plural } from '../format.ts'

type Words = AllWords

const entries = { one: 'Label', other: 'Labels' }

/** Texts of labels. */
export const labelWords: Words['labelWords'] = {
  add: 'Label hinzufügen',
  addToBook: 'Ins Adressbuch aufnehmen',
  edit: 'Label bearbeiten',
  addCollection: 'Label für Sammlung',
  addTo: {
    tx: 'Label hinzufügen zu dieser Transaktion',
    address: 'Ins Adressbuch aufnehmen',
    asset: 'Label hinzufügen zu diesem Asset',
    collection: 'Label für Sammlung',
    nft: 'Label hinzufügen zu diesem NFT',
  },
  editOf: {
    tx: 'Label bearbeiten an dieser Transaktion',
    address: 'Label bearbeiten an dieser Adresse',
    asset: 'Label bearbeiten an diesem Asset',
    collection: 'Label bearbeiten an dieser Sammlung',
    nft: 'Label bearbeiten an diesem NFT',
  },
  label: 'Label',
  labelHint: 'Nur für Sie. Es bleibt auf diesem Computer, und die Suche findet es.',
  note: 'Notiz',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  remove: 'Entfernen',
  removing: 'Wird entfernt',
  removeLabel: 'Label entfernen',
  removed: 'Label entfernt.',
  undo: 'Rückgängig',

  name: 'Name',
  nameHint: 'Wie Sie sie nennen, zum Beispiel „Vermieter“.',

  book: 'Adressbuch',
  bookLead: 'Benannte Adressen erscheinen mit ihrem Namen in Listen und in „Neuer Transfer“.',
  bookEmpty: 'Noch hat keine Adresse einen Namen.',
  suggested: 'Aus Ihrem Verlauf',
  suggestedLead: 'An diese senden Sie am meisten. Mit einem Namen erkennen Sie sie wieder.',
  sentTimes: (count, last) => `${count === 1 ? 'Einmal' : `${formatCount(count)} Mal`} dorthin gesendet, zuletzt ${last}`,
  giveName: 'Benennen',
  giveNameTo: (address) => `${address} benennen`,
  bookAdd: 'Adresse hinzufügen',
  send: 'Senden',
  sendTo: (label) => `An ${label} senden`,
  bookEditPress: 'Bearbeiten',
  bookEdit: (label) => `Bearbeiten: ${label}`,
  sendToThis: 'An diese Adresse senden',
  bookRemove: (label) => `${label} aus dem Adressbuch entfernen`,
  addTitle: 'Adresse hinzufügen',
  editTitle: 'Eintrag bearbeiten',
  address: 'Adresse',
  addressHint: 'init1… oder 0x… vollständig, oder ein Name mit der Endung .init',
  lookingUp: (name) => `${name} wird nachgeschlagen …`,
  namedOn: 'ist diese Adresse auf',
  seenOn: (day) => `Stand ${day}`,
  addressNeeded: 'Adresse eingeben',
  nameNeeded: 'Name eingeben',
  notAnAddress: 'Adresse berichtigen',
  copyBech32: 'init1-Form kopieren',
  copyHex: '0x-Form kopieren',
  more: (count) => `${plural(count, { one: 'weiteres Label', other: 'weitere Labels' })} an Transaktionen, Assets und NFTs.`,

  checkOwn: (label) => `Dies ist Ihr eigenes Konto „${label}“.`,
  checkKnown: (label) => `Diese Adresse steht schon im Adressbuch, als „${label}“.`,
  checkLook: 'Diese Adresse sieht nur so aus wie eine, die Sie kennen. Anfang und Ende sind gleich, die Mitte nicht.',
  checkLookHint: 'Solche Adressen werden in Verläufe geschickt, damit man sie versehentlich kopiert. Vergleichen Sie jedes Zeichen.',
  paste: 'Einfügen',
  pastedOther: 'Eingefügt wurde nicht die Adresse, die Sie in Waybill kopiert haben.',
  pastedCopied: 'kopiert wurde',
  pastedHere: 'eingefügt wurde',
  pastedHint:
    'Wenn Sie seither nichts anderes kopiert haben, hat vielleicht ein Programm auf diesem Computer die kopierte Adresse durch seine eigene ersetzt: Senden Sie nichts, bevor Sie wissen, welche richtig ist.',
  similarAddress: ({ where, label }) =>
    ({ account: `Ihr Konto „${label}“`, book: `„${label}“ im Adressbuch`, history: 'eine Adresse in Ihrem Verlauf' })[where],

  importPress: 'Importieren',
  importTitle: 'Labels importieren',
  importLead:
    'Eine Datei aus JSON-Zeilen, wie BIP-329 sie beschreibt und Waybill sie schreibt. Nichts wird gespeichert, bevor Sie gesehen haben, was geschehen würde.',
  chooseFile: 'Datei auswählen',
  reading: 'Die Datei wird gelesen',
  importDo: (count) => (count === 0 ? 'Nichts zu importieren' : `${plural(count, entries)} importieren`),
  importKeep: 'Zeilen aufbewahren',
  importing: 'Wird importiert',
  keepMine: 'Meine behalten',
  takeTheirs: 'Die der Datei nehmen',
  conflicts: 'Wo beide etwas sagen',
  conflictOf: 'an',
  mine: 'Meines',
  theirs: 'In der Datei',
  exportPress: 'Exportieren',
  fileTooLong: 'Diese Datei ist für Labels zu groß.',
}
