// Documents of other waybills: two that are alike would be one transaction, which each of its waybills claims.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import { hashDocument } from '../transactions/cosmosDoc.ts'

/** Says of a document whether another live waybill has the same. @throws AppError store.…. */
export function otherDocuments(db: ReadDb, { id }: Pick<Transfer, 'id'>): (document: string) => boolean {
  const others = listLiveTransfers(db).filter((other) => other.id !== id)
  const taken = new Set(others.flatMap(({ legs }) => legs.map(({ documentHash }) => documentHash)))
  return (document) => taken.has(hashDocument(document))
}
