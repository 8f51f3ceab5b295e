// Holds the German texts of the check for updates.
import type { AllWords } from '../../words.ts'
import { formatBytes } from '../format.ts'

type Words = AllWords

/** Texts of the check for updates. */
export const updateWords: Words['updateWords'] = {
  title: 'Neuere Fassungen',
  look: 'Nach einer neueren Fassung sehen',
  fetch: 'Holen',
  open: 'Installation öffnen',
  busy: 'Einen Augenblick',
  refused: (why) => `Abgelehnt: ${why}`,
}

/** Returns what is known of a newer version. */
export const updateSentence: Words['updateSentence'] = (update) => {
  switch (update.state) {
    case 'off':
      return 'Diese Fassung sucht nicht nach neueren. Schauen Sie dort nach, wo Sie sie bekommen haben.'
    case 'unknown':
      return `Niemand wird gefragt, bis Sie ${update.host} fragen.`
    case 'looking':
      return `${update.host} wird gefragt.`
    case 'upToDate':
      return 'Dies ist die neueste Fassung.'
    case 'available':
      return update.bytes === null
        ? `Fassung ${update.version} ist da, unterschrieben von Waybills Herstellern, aber nicht für dieses System.`
        : `Fassung ${update.version} ist da, unterschrieben von Waybills Herstellern: ${formatBytes(update.bytes)} von ${update.host}.`
    case 'downloading':
      return `Fassung ${update.version} wird von ${update.host} geholt, ${formatBytes(update.bytes)}.`
    case 'verified':
      return update.canOpen
        ? `Fassung ${update.version} ist geladen und geprüft. Öffnen Sie die Installation, und schließen Sie dann Waybill.`
        : `Fassung ${update.version} ist geladen und geprüft: ${update.path}. Schließen Sie Waybill, und öffnen Sie diese Datei, um sie einzurichten.`
    case 'staged':
      return `Fassung ${update.version} ist, was Waybills Hersteller unterschrieben haben. Sie wird beim nächsten Start eingerichtet.`
  }
}
