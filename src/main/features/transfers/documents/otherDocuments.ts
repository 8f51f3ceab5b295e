// Finds equal documents of other transfers: two equal documents would be one transaction claimed by both.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import { hashDocument } from '../transactions/cosmosSignDoc.ts'

/** Returns a test whether another live transfer has the same document. @throws AppError store.…. */
export function otherDocuments(db: ReadDb, { id }: Pick<Transfer, 'id'>): (document: string) => boolean {
  const others = listLiveTransfers(db).filter((other) => other.id !== id)
  const taken = new Set(others.flatMap(({ legs }) => legs.map(({ documentHash }) => documentHash)))
  return (document) => taken.has(hashDocument(document))
}
