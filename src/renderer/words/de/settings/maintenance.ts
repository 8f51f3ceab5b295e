// Holds the German texts of the care of the data: sizes, backups, checks, erasing, and the page for data that cannot be opened.
import type { FileState } from '../../../../shared/contract/settings/maintenance.ts'
import type { AllWords } from '../../words.ts'
import { formatBytes, formatCount, formatMoment, plural } from '../format.ts'

type Words = AllWords

const transactions = { one: 'Transaktion', other: 'Transaktionen' }

/** Texts of the care of the data. */
export const maintenanceWords: Words['maintenanceWords'] = {
  sizes: 'Was sie belegen',
  sizesAgain: 'Neu messen',
  sizesReading: 'Die Dateien werden gelesen',
  total: 'Zusammen',
  free: (bytes) => `${formatBytes(bytes)} sind auf diesem Datenträger frei.`,

  backup: 'Sicherung',
  backupLead:
    'Eine Datei mit den Konten, Transfers, Labels und dem Verlauf dieses Netzes, geschrieben, während Waybill läuft. Sie enthält keine Schlüssel von Konten.',
  backupEncrypted: 'Verschlüsselt, wie Ihre Daten.',
  backupOpen: 'Nicht verschlüsselt, wie Ihre Daten: Wer die Datei hat, kann Ihren Verlauf lesen.',
  neverBackedUp: 'Noch keine Sicherung. Labels, Notizen und Transfers gibt es nur auf diesem Computer.',
  lastBackup: (day) => `Letzte Sicherung: ${day}.`,
  backUp: 'Sicherung speichern',
  backUpFirst: 'Erst eine Sicherung speichern',
  backingUp: 'Die Daten werden kopiert',
  withPictures: 'Auch Bilder der NFTs',
  restore: 'Sicherung einspielen',
  restoreChoose: 'Sicherung auswählen',
  restoreReading: 'Die Datei wird gelesen',
  restoreTitle: 'Diese Sicherung einspielen?',
  restoreDo: 'Einspielen',
  restoring: 'Wird geprüft und eingespielt',
  restored: (folder) => `Eingespielt. Was sie ersetzt hat, liegt im Ordner ${folder}, im Datenordner dieses Netzes.`,
  restoreLead:
    'Sie tritt an die Stelle von allem in diesem Netz. Was ersetzt wird, bleibt in einem Ordner daneben. Transfers, die seit der Sicherung entstanden sind, stehen dann nicht mehr in der Liste, laufen auf ihren Chains aber weiter.',
  restorePassphrase: 'Passphrase der Sicherung',
  restorePassphraseHint: 'Diese Sicherung ist verschlüsselt. Leer lassen, wenn sie von den Daten stammt, die jetzt offen sind.',
  savedTo: (path) => `Gespeichert unter ${path}`,
  downloaded: (name) => `${name} liegt bei den Downloads des Browsers.`,

  checkLead: 'Liest alle Daten und meldet, was beschädigt ist. Ändert nichts.',
  check: 'Daten prüfen',
  checking: 'Jede Seite wird gelesen',
  sound: (count) =>
    `Alles in Ordnung: Jede Seite ist lesbar, und ${count === 1 ? 'die eine Transaktion hält' : `${plural(count, transactions)} halten`} ihre Regeln ein.`,
  unsound: 'Etwas stimmt nicht:',
  unsoundHint:
    'Spielen Sie eine Sicherung ein, oder retten Sie, was lesbar ist. Der Verlauf kann von den Netzen neu kopiert werden, Transfers und Labels nicht.',
  compactLead: 'Das Freigeben verdichtet die Dateien. Es gehen keine Daten verloren.',
  compact: 'Ungenutzten Platz freigeben',
  compacting: 'Das Archiv wird neu geschrieben',
  compacted: (before, after) => `Vorher ${formatBytes(before)}, jetzt ${formatBytes(after)}.`,
  compactNeeds: (bytes) => `Braucht vorübergehend ${formatBytes(bytes)} freien Platz.`,
  removeAside: 'Beiseitegelegtes entfernen',
  removingAside: 'Wird entfernt',

  eraseLead: 'Löscht Daten endgültig von diesem Computer. Auf keiner Chain und nicht auf dem Ledger ändert sich etwas.',
  eraseWhich: 'Welches Konto löschen?',
  eraseAccount: 'Ein Konto löschen…',
  eraseAccountTitle: (label) => `„${label}“ und seinen Verlauf löschen?`,
  eraseAccountLead:
    'Seine Transaktionen, Bestände und NFTs verlassen diesen Computer. Was ein anderes Konto hier teilt, bleibt, ebenso seine Transfers: Sie werden nie gelöscht.',
  eraseAccountNotBack:
    'Das meiste kann neu kopiert werden, wenn das Konto wieder hinzugefügt wird. Nicht jedoch: der Verlauf stillgelegter Chains, NFTs, die fortgegangen sind, damals gesehene Preise.',
  withLabels: 'Auch seine Labels und Notizen',
  eraseDo: 'Löschen',
  erasing: 'Wird gelöscht',
  keep: 'Behalten',
  erased: (label, { transactions: count, shared }) =>
    `„${label}“ gelöscht: ${plural(count, transactions)}${shared === 0 ? '.' : `, ${formatCount(shared)} behalten, weil ein anderes Konto sie teilt.`}`,
  eraseAll: 'Daten dieses Netzes löschen',
  eraseAllTitle: (network) => `Alles von „${network}“ löschen?`,
  eraseAllLead:
    'Konten, Verlauf, Labels, Notizen und Transfers dieses Netzes verlassen diesen Computer, auch das Beiseitegelegte. Andere Netze bleiben.',
  eraseAllNotBack:
    'Labels, Notizen und Transfers gibt es nirgendwo sonst: Ohne Sicherung sind sie verloren. Laufende Transfers gehen auf ihren Chains weiter, aber Waybill verfolgt sie nicht mehr. Die Schlüssel sind nicht betroffen: Sie liegen auf dem Gerät.',
  eraseAllWord: 'Zur Bestätigung „erase“ eintippen (englisch für „löschen“)',
  eraseAllMissing: 'Erst das Wort eintippen',

  rescueTitle: 'Die Daten lassen sich nicht öffnen',
  rescueLead: (network) =>
    `Waybill läuft, kann aber nicht öffnen, was es von „${network}“ aufbewahrt. Nichts wurde geändert oder gelöscht. Kein Schlüssel ist betroffen: Schlüssel liegen auf dem Gerät.`,
  rescueFiles: 'Die Dateien',
  rescueLooking: 'Die Dateien werden angesehen',
  rescueWays: 'Was Sie tun können',
  rescueRestore: 'Sicherung einspielen',
  rescueRestoreMeans: 'Der beste Weg, wenn Sie eine haben. Die beschädigten Dateien bleiben daneben liegen.',
  rescueSave: 'Beschädigte Dateien speichern',
  rescueSaveMeans: 'So, wie sie sind, in einer ZIP-Datei: für einen späteren Versuch oder für jemanden, der sie lesen kann.',
  rescueSalvage: 'Retten, was lesbar ist',
  rescueSalvageMeans: 'Jede noch lesbare Zeile, als JSON-Zeilen.',
  rescueArchive: 'Mit leerem Archiv beginnen',
  rescueArchiveMeans:
    'Konten, Transfers und Labels bleiben. Der Verlauf wird von den Netzen neu kopiert; die beschädigte Datei wird beiseitegelegt.',
  rescueJournal: 'Mit leerem Journal beginnen',
  rescueJournalMeans: 'Der Verlauf bleibt. Konten, Transfers und Labels beginnen neu; die beschädigte Datei wird beiseitegelegt.',
  rescueEverything: 'Neu beginnen',
  rescueEverythingMeans: 'Alles beginnt neu; die Dateien werden in einen Ordner beiseitegelegt.',
  rescueAgain: 'Erneut versuchen',
  rescueNetwork: 'Öffnen Sie dieses Netz noch einmal, oder benutzen Sie solange ein anderes. Jedes hat eigene Dateien.',
  rescueFuture: 'Diese Daten hat ein neueres Waybill geschrieben. Starten Sie jene Version; diese lässt die Dateien, wie sie sind.',
  rescueHealth: 'Sehen, wie es Waybill geht',
  rescueHealthMeans: 'Versionen, Dateien, Platz und der Ledger, dazu ein Paket für jemanden, der Ihnen hilft.',
  settingAside: 'Die Datei wird beiseitegelegt',
}

/** Names of what takes space on disk. */
export const sizeWords: Words['sizeWords'] = {
  records: 'Transaktionen, wie sie kamen',
  history: 'Bedeutung und Ordnung der Transaktionen',
  search: 'Index für die Suche',
  holdings: 'Guthaben, Stakes und Preise',
  nfts: 'NFTs',
  pictures: 'Bilder der NFTs',
  other: 'Anderes',
  transfers: 'Transfers',
  labels: 'Labels und Notizen',
  accounts: 'Konten und Einstellungen',
  unused: 'Ungenutzter Platz',
  pending: 'Neueste Änderungen, noch nicht eingearbeitet',
  setAside: 'Beim Einspielen und Reparieren beiseitegelegt',
}

const FILE_CONTENT: Record<FileState['file'], string> = {
  journal: 'Konten, Transfers und Labels',
  archive: 'der Kopie des Verlaufs',
}
const FILE_STATES: Record<FileState['state'], string> = {
  sound: 'ist lesbar',
  missing: 'fehlt',
  damaged: 'ist beschädigt',
  fromFuture: 'wurde von einem neueren Waybill geschrieben',
  fromPast: 'ist lesbar und wurde von einem älteren Waybill geschrieben',
}

/** @example „journal.db mit Konten, Transfers und Labels ist beschädigt (12,0 MiB).“ */
export const fileSentence: Words['fileSentence'] = ({ file, state, bytes }) => {
  const size = state === 'missing' ? '' : ` (${formatBytes(bytes)})`
  return `${file}.db mit ${FILE_CONTENT[file]} ${FILE_STATES[state]}${size}.`
}

/** Describes the content of a backup. */
export const backupSentence: Words['backupSentence'] = ({ createdAt, counts, hasPictures }) => {
  const parts = [
    plural(counts.accounts, { one: 'Konto', other: 'Konten' }),
    plural(counts.transactions, transactions),
    plural(counts.waybills, { one: 'Transfer', other: 'Transfers' }),
    plural(counts.labels, { one: 'Label', other: 'Labels' }),
  ]
  return `Erstellt am ${formatMoment(Date.parse(createdAt))}: ${parts.join(', ')}${hasPictures ? ', mit Bildern' : ''}.`
}
