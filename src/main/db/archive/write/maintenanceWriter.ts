// Writes results of the history audit, and records that a newer version can parse. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import type { AuditStep, OddReread } from '../records/maintenanceRecords.ts'
import { createRowWriter } from './rowWriter.ts'

/** The writer of maintenance results. All methods must be called inside a transaction. */
export interface MaintenanceWriter {
  writeAudit(step: AuditStep): void
  /** Returns how many transactions were new to the address. */
  writeOddRead(read: OddReread): number
}

/** Creates the writer of maintenance results. */
export function createMaintenanceWriter(db: WriteDb): MaintenanceWriter {
  const writer = createRowWriter(db)
  const keepAudit = db.prepare('UPDATE stream SET audit = ? WHERE account = ? AND chain_id = ? AND stream = ?')
  const mark = db.prepare('UPDATE tx_account SET gone_at = ? WHERE address = ? AND time = (SELECT time FROM tx WHERE id = ?) AND tx_id = ?')
  const findOdd = db.prepare<string[], { raw: string }>('SELECT raw FROM odd_record WHERE account = ? AND chain_id = ? AND digest = ?')
  const stillOdd = db.prepare('UPDATE odd_record SET projection_version = ? WHERE account = ? AND chain_id = ? AND digest = ?')
  const removeOdd = db.prepare('DELETE FROM odd_record WHERE account = ? AND chain_id = ? AND digest = ?')
  const addRow = db.prepare('UPDATE stream SET row_count = row_count + ? WHERE account = ? AND chain_id = ? AND stream = ?')
  return {
    writeAudit: ({ key, state, gone, back, at }) => {
      const address = writer.address(key.account)
      for (const txId of gone) mark.run(at, address, txId, txId)
      for (const txId of back) mark.run(null, address, txId, txId)
      keepAudit.run(state, key.account, key.chainId, key.stream)
    },
    writeOddRead: ({ key, digest, decoderVersion, row }) => {
      const name = [key.account, key.chainId, digest] as const
      const odd = findOdd.get(...name)
      if (odd === undefined) return 0
      if (row === null) {
        stillOdd.run(decoderVersion, ...name)
        return 0
      }
      const [place] = writer.storeRaws([Buffer.from(odd.raw, 'utf8')])
      if (place === undefined) throw new Error('the record was not stored')
      const tx = writer.findByHash(key.chainId, row.hash) ?? writer.insertCosmos(key.chainId, row, place, decoderVersion)
      const address = writer.address(key.account)
      const edge = { address, chainId: key.chainId, list: 'txs', isSigner: row.isSigner, isBetter: true } as const
      const link = writer.link(edge, tx, row)
      writer.count(address, link === 'added' ? 1 : 0)
      addRow.run(link === 'known' ? 0 : 1, key.account, key.chainId, key.stream)
      removeOdd.run(...name)
      return link === 'added' ? 1 : 0
    },
  }
}
