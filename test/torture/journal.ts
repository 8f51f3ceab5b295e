// Reads what a world of the torture has left on disk.
import { join } from 'node:path'
import type { Transfer, TransferFact } from '../../src/shared/contract/transfer/transfer.ts'
import { createTransfer, transition } from '../../src/shared/domain/transfer/transferStateMachine.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { listFacts, listTransfers } from '../../src/main/db/journal/transfers.ts'

export interface Journal {
  transfers: Transfer[]
  /** One sentence for each transfer that is not what its facts make of it. */
  damages: string[]
}

/** Reads the journal in a folder, once no process has it open. */
export function readJournal(folder: string): Journal {
  const db = openDatabase(join(folder, 'journal.db'), { mode: 'read' })
  try {
    const transfers = listTransfers(db)
    return { transfers, damages: transfers.flatMap((transfer) => damage(transfer, listFacts(db, transfer.id))) }
  } finally {
    db.close()
  }
}

function damage(transfer: Transfer, [first, ...rest]: readonly TransferFact[]): string[] {
  if (first?.type !== 'quoted') return [`transfer ${transfer.id} has no first fact`]
  const folded = rest.reduce(transition, createTransfer(transfer.id, transfer.number, first))
  return JSON.stringify(folded) === JSON.stringify(transfer) ? [] : [`transfer ${transfer.id} is not what its facts make of it`]
}
