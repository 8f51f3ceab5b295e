// Holds the German texts of the support bundle and of the crash page.
import type { AllWords } from '../../words.ts'
import { formatBytes, plural } from '../format.ts'

type Words = AllWords

/** Texts of the support bundle. */
export const bundleWords: Words['bundleWords'] = {
  title: 'Paket für jemanden, der Ihnen hilft',
  lead: 'Eine Zip-Datei, die sagt, wie es um alles steht, mit den Enden der Protokolle. Waybill schickt sie niemandem: Sie speichern sie und geben sie, wem Sie wollen.',
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

/** Describes each file of the support bundle by its name. */
export const bundleFileWords: Words['bundleFileWords'] = {
  'health.json': 'wie es um alles steht: Versionen, Hosts, Dateien, Ledger',
  'data.json': 'ob sich die Dateien der Daten lesen lassen',
  'coverage.json': 'wie weit jede Liste kopiert ist; Konten haben Nummern',
  'settings.json': 'was in den Einstellungen gewählt ist',
  'errors.log': 'Fehler des Programms',
  'waybill.log': 'was zuletzt geschah',
  'names.json': 'Konten mit Adressen und Labels, Transfers mit Hashes',
}

/** Texts of the crash page. */
export const crashWords: Words['crashWords'] = {
  screen: {
    title: 'Diese Ansicht ist stehen geblieben',
    lead: 'Waybill hat beim Zeichnen dieser Ansicht einen Fehler gemacht. Die anderen gehen.',
  },
  window: {
    title: 'Dieses Fenster ist stehen geblieben',
    lead: 'Waybill hat beim Zeichnen dieses Fensters einen Fehler gemacht.',
  },
  missing: {
    title: 'Das ließ sich nicht laden',
    lead: 'Ein Teil der Seite fehlt, vielleicht weil Waybill inzwischen beendet oder durch eine andere Version ersetzt wurde.',
  },
  harmless: 'Nichts ging verloren: Alles wird gespeichert, bevor es gezeigt wird. Kein Transfer hängt an dieser Seite.',
  goOn: 'Weiter',
  reload: 'Seite neu laden',
  bundle: 'Sehen, was jemand bräuchte, der hilft',
  said: 'Der Grund',
  log: 'Protokoll',
  noted: 'Der Grund steht im Protokoll auf diesem Computer.',
  notNoted: 'Der Grund ließ sich nicht ins Protokoll schreiben.',

  startTitle: 'Waybill ist nicht zu erreichen',
  startLost: 'Diese Seite gehört zu einem Waybill, das nicht antwortet. Starten Sie es wieder; diese Seite macht dann von selbst weiter.',
  startForbidden: 'Diese Seite gehört zu einem Waybill, das beendet wurde.',
  startUnconnected:
    'Ein Teil dieses Fensters wurde nicht geladen, darum hört es den Rest von Waybill nicht. Ihre Daten sind nicht betroffen.',
}
