// Holds the English texts of an import of labels.
import type { KeptLine, LabelImport } from '../../../../shared/contract/history/label.ts'
import { plural } from '../format.ts'

const entries = { one: 'label', other: 'labels' }

/** Describes what an import would do, in sentences. */
export function importSentences({ added, completed, same, conflicts, kept }: LabelImport): string[] {
  const lines = [
    [added, `${plural(added, entries)} added.`],
    [completed, `${plural(completed, entries)} completed.`],
    [same, `${plural(same, entries)} unchanged.`],
    [conflicts.length, `${plural(conflicts.length, entries)} ${conflicts.length === 1 ? 'differs' : 'differ'} from yours.`],
    [
      kept.length,
      `${plural(kept.length, { one: 'line isn’t a label', other: 'lines aren’t labels' })} Waybill can use. Kept as is and included in exports.`,
    ],
  ] as const
  return lines.filter(([count]) => count > 0).map(([, sentence]) => sentence)
}

/** Why a line of an import was skipped. */
export const keptWhy: Record<KeptLine['why'], string> = {
  notJson: 'not JSON',
  otherType: 'unsupported type',
  badReference: 'not on this network',
  unknownTransaction: 'transaction not in your history',
  tooLong: 'too long',
}
