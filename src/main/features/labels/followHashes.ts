// Moves labels of transactions that only the EVM list had: once the Cosmos counterpart arrives, the transaction's hash changes.
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { hashOfEvm } from '../../db/archive/read/readCounterparties.ts'
import { getLabel, listLabels, putLabel, removeLabel } from '../../db/journal/labels.ts'

/**
 * Moves labels from an EVM hash to the hash under which the transaction is shown now. A label that exists there is kept.
 * @returns the number of labels moved.
 */
export function followHashes({ journal, archive }: { journal: WriteDb; archive: ReadDb }): number {
  const moves = listLabels(journal, 'tx').flatMap((label) => {
    const hash = hashOfEvm(archive, label.chainId, label.ref)
    return hash === null || hash === label.ref ? [] : [{ label, hash }]
  })
  if (moves.length === 0) return 0
  journal.transaction(() => {
    for (const { label, hash } of moves) {
      if (getLabel(journal, { ...label, ref: hash }) === null) putLabel(journal, { ...label, ref: hash })
      removeLabel(journal, label)
    }
  })()
  return moves.length
}
