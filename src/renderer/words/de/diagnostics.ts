// Wörter zum Paket für Helfende und zu Seiten, die stehen geblieben sind.
import type { Catalogue } from '../catalogue.ts'
import { formatBytes, plural } from './format.ts'

type Words = Catalogue['diagnostics']

export const bundleWords: Words['bundleWords'] = {
  title: 'Paket für jemanden, der Ihnen hilft',
  lead: 'Eine Zip-Datei mit dem, was auf dieser Seite steht, und den Enden der Protokolle. Waybill schickt sie niemandem: Sie speichern sie und geben sie, wem Sie wollen.',
  leftOut:
    'Nicht darin sind Adressen, Hashes, Schlüssel, Signaturen, Labels, Notizen, Memos und der Name Ihres Benutzers. Was bleibt: Hosts, Chains, wie viel es wovon gibt und wann etwas geschah.',
  leftIn: 'Adressen, Labels und Hashes stehen in names.json und sonst nirgends.',
  withNames: 'Auch Konten und Transfers nennen',
  withNamesMeans:
    'Mit Adressen, Labels und Hashes, für eine Frage zu einem bestimmten Transfer. Wer das Paket hat, sieht dann, was Ihnen gehört.',
  show: 'Zeigen, was darin ist',
  showAgain: 'Neu zusammenstellen',
  preparing: 'Wird zusammengestellt',
  exactly: (files, bytes) =>
    `${plural(files, { one: 'Datei', other: 'Dateien' })}, ${formatBytes(bytes)}. Öffnen Sie jede, um sie zu lesen; gespeichert wird sie Wort für Wort, wie sie hier steht.`,
  files: 'Dateien des Pakets',
  textOf: (name) => `Text von ${name}`,
  save: 'Paket speichern',
  saving: 'Wird gespeichert',
}

export const bundleFileWords: Words['bundleFileWords'] = {
  'health.json': 'wie es um alles steht: Versionen, Hosts, Dateien, Ledger',
  'data.json': 'ob sich die Dateien der Daten lesen lassen',
  'coverage.json': 'wie weit jede Liste kopiert ist; Konten haben Nummern',
  'settings.json': 'was in den Einstellungen gewählt ist',
  'errors.log': 'Fehler des Programms',
  'waybill.log': 'was zuletzt geschah',
  'names.json': 'Konten mit Adressen und Labels, Transfers mit Hashes',
}
