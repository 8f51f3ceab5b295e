// Holds the German texts of an import of labels.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords

const entries = { one: 'Label', other: 'Labels' }

/** Describes what an import would do, in sentences. */
export const importSentences: Words['importSentences'] = ({ added, completed, same, conflicts, kept }) => {
  const lines = [
    [added, `Neu: ${plural(added, entries)}.`],
    [completed, `Ergänzt: ${plural(completed, entries)}.`],
    [same, `Schon gleich: ${plural(same, entries)}.`],
    [conflicts.length, `Anders als bei Ihnen: ${plural(conflicts.length, entries)}.`],
    [
      kept.length,
      `${plural(kept.length, { one: 'Zeile ist', other: 'Zeilen sind' })} kein Label, mit dem Waybill etwas anfangen kann. Es bewahrt sie unverändert auf und exportiert sie wieder.`,
    ],
  ] as const
  return lines.filter(([count]) => count > 0).map(([, sentence]) => sentence)
}

/** Why a line of an import was skipped. */
export const keptWhy: Words['keptWhy'] = {
  notJson: 'kein JSON',
  otherType: 'von einer Art, die Waybill nicht hat',
  badReference: 'an etwas, das nicht zu diesem Netz gehört',
  unknownTransaction: 'an einer Transaktion, die nicht in der lokalen Kopie ist',
  tooLong: 'zu lang',
}
