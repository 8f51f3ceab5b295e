// Writes EVM transactions and internal calls, and links Cosmos and EVM records of one transaction. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import type { BlockTime, EvmPage, EvmRow, InternalPage, InternalParent, Counterpart } from '../records/evmRecords.ts'
import { bytesOf, createPageEnds } from './pageEnds.ts'
import { createRowWriter, type RawPlace, type RowWriter, type StoredTx } from './rowWriter.ts'

/** The writer of EVM records. All methods must be called inside a transaction. */
export interface EvmWriter {
  /**
   * Stores a page of EVM transactions and returns how many were new to the sync target.
   * @throws AppError internal when the sync target has changed since the page was computed.
   */
  writePage(page: EvmPage): number
  /** Stores a page of internal calls likewise. */
  writeInternal(page: InternalPage): number
  /** Links EVM-only rows with their Cosmos counterparts. */
  writeCounterparts(counterparts: readonly Counterpart[]): void
  writeBlockTimes(times: readonly BlockTime[]): void
}

/** Creates the writer of EVM records. */
export function createEvmWriter(db: WriteDb): EvmWriter {
  const ends = createPageEnds(db)
  const writer = createRowWriter(db)
  const frames = prepareFrames(db)
  const join = createEvmTxLinker(db)
  const insertTime = db.prepare('INSERT INTO block_time VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET time = excluded.time')
  return {
    writePage: (page) => {
      ends.begin(page)
      const { account, chainId } = page.key
      const address = writer.address(account)
      const places = page.rows.length === 0 ? [] : writer.storeRaws(page.rows.map(({ raw }) => bytesOf(page, raw)))
      const links = page.rows.map((row, index) => {
        const tx = storeEvm(writer, page, row, places[index])
        return writer.link({ address, chainId, list: 'evmTxs', isSigner: row.isSigner, isBetter: false }, tx, row)
      })
      writer.count(address, links.filter((link) => link === 'added').length)
      const fresh = links.filter((link) => link !== 'known').length
      ends.finish(page, fresh)
      return fresh
    },
    writeInternal: (page) => {
      ends.begin(page)
      const { account, chainId } = page.key
      const address = writer.address(account)
      const fresh = writeFrames(writer, frames, page)
      let added = 0
      for (const parent of page.parents) {
        const tx = storeParent(writer, page, parent)
        const isLinked =
          tx !== null && writer.link({ address, chainId, list: 'internalTxs', isSigner: null, isBetter: false }, tx, parent.row)
        if (isLinked === 'added') added += 1
      }
      writer.count(address, added)
      ends.finish(page, fresh)
      return fresh
    },
    writeCounterparts: (counterparts) => {
      for (const counterpart of counterparts) join(counterpart)
    },
    writeBlockTimes: (times) => {
      for (const { chainId, height, time } of times) insertTime.run(chainId, height, time)
    },
  }
}

function storeEvm(writer: RowWriter, { key, decoderVersion }: EvmPage, row: EvmRow, place: RawPlace | undefined): StoredTx {
  if (place === undefined) throw new Error(`the record of ${row.evmHash} was not stored`)
  const known = writer.findByEvmHash(key.chainId, row.evmHash) ?? writer.findByHash(key.chainId, row.evmHash)
  if (known === null) return writer.insert(key.chainId, row, place, { form: 'evm', decoderVersion })
  if (known.form === 'cosmos') writer.addEvmRecord(known.id, place)
  return known
}

/** Null for a parent that existed when the page was read but was deleted since: its row comes with the next page that names it. */
function storeParent(writer: RowWriter, { key, decoderVersion }: InternalPage, { row, evmHash, raw }: InternalParent): StoredTx | null {
  const known = writer.findByEvmHash(key.chainId, evmHash)
  if (known !== null || raw === null) return known
  const [place] = writer.storeRaws([raw])
  return place === undefined ? null : writer.insert(key.chainId, { ...row, evmHash }, place, { form: 'evm', decoderVersion })
}

/** Writes the calls and returns how many the address's list did not have. */
function writeFrames(writer: RowWriter, { insertFrame, linkFrame }: ReturnType<typeof prepareFrames>, page: InternalPage): number {
  const { account, chainId } = page.key
  const places = page.frames.length === 0 ? [] : writer.storeRaws(page.frames.map(({ raw }) => bytesOf(page, raw)))
  let fresh = 0
  for (const [index, frame] of page.frames.entries()) {
    const place = places[index]
    if (place === undefined) throw new Error(`a call of ${frame.evmHash} was not stored`)
    const hash = Buffer.from(frame.evmHash, 'hex')
    const { position, parentPosition, height, kind, sender, recipient, value } = frame
    const what = [position, parentPosition, height, kind, sender, recipient, value]
    insertFrame.run(chainId, hash, ...what, place.block, place.start, place.length)
    fresh += linkFrame.run(account, chainId, hash, position, height).changes
  }
  return fresh
}

function prepareFrames(db: WriteDb) {
  return {
    insertFrame: db.prepare('INSERT INTO internal_tx VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    linkFrame: db.prepare('INSERT INTO internal_account VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
  }
}

/** Creates the function that links two rows: the Cosmos row stays and takes over the other's record, hash and addresses. */
function createEvmTxLinker(db: WriteDb): (counterpart: Counterpart) => void {
  const statements = {
    find: db.prepare<[number], { form: string; evm_hash: Buffer | null }>('SELECT form, evm_hash FROM tx WHERE id = ?'),
    isPaired: db.prepare('SELECT 1 FROM tx_evm WHERE tx_id = ?'),
    keepRecord: db.prepare('INSERT INTO tx_evm SELECT ?, block, raw_start, raw_length FROM tx WHERE id = ?'),
    shared: db.prepare(
      `UPDATE address SET tx_count = tx_count - 1 WHERE id IN (
         SELECT e.address FROM tx_account e, tx_account c, tx te, tx tc
         WHERE te.id = ? AND tc.id = ? AND e.address IN (SELECT id FROM address) AND e.time = te.time AND e.tx_id = te.id
           AND c.address = e.address AND c.time = tc.time AND c.tx_id = tc.id)`,
    ),
    extend: db.prepare(
      `UPDATE tx_account AS c SET lists = c.lists | e.lists, is_signer = coalesce(c.is_signer, e.is_signer)
       FROM tx_account e, tx te, tx tc
       WHERE te.id = ? AND tc.id = ? AND e.address IN (SELECT id FROM address) AND e.time = te.time AND e.tx_id = te.id
         AND c.address = e.address AND c.time = tc.time AND c.tx_id = tc.id`,
    ),
    move: db.prepare(
      `INSERT INTO tx_account (address, tx_id, chain_id, time, is_failed, direction, kind, counterparty, method, other_chain_id,
           movements, fee, details, lists, is_signer, gone_at)
         SELECT e.address, tc.id, e.chain_id, tc.time, e.is_failed, e.direction, e.kind, e.counterparty, e.method, e.other_chain_id,
           e.movements, e.fee, e.details, e.lists, e.is_signer, e.gone_at
         FROM tx te, tx tc, tx_account e
         WHERE te.id = ? AND tc.id = ? AND e.address IN (SELECT id FROM address) AND e.time = te.time AND e.tx_id = te.id
       ON CONFLICT DO NOTHING`,
    ),
    unlink: db.prepare(
      'DELETE FROM tx_account WHERE address IN (SELECT id FROM address) AND time = (SELECT time FROM tx WHERE id = ?) AND tx_id = ?',
    ),
    unshare: db.prepare('DELETE FROM shared_tx WHERE tx_id = ?'),
    share: db.prepare(
      `INSERT INTO shared_tx SELECT c.address, c.tx_id FROM tx tc JOIN tx_account c
         ON c.address IN (SELECT id FROM address) AND c.time = tc.time AND c.tx_id = tc.id
       WHERE tc.id = ? AND (SELECT count(*) FROM tx_account d
         WHERE d.address IN (SELECT id FROM address) AND d.time = tc.time AND d.tx_id = tc.id) > 1
       ON CONFLICT DO NOTHING`,
    ),
    remove: db.prepare('DELETE FROM tx WHERE id = ?'),
    name: db.prepare('UPDATE tx SET evm_hash = ? WHERE id = ?'),
  }
  return ({ evmTxId, cosmosTxId }) => {
    const evm = statements.find.get(evmTxId)
    // Already linked by a page that contained the counterpart; no transaction has two.
    if (evm?.form !== 'evm' || statements.find.get(cosmosTxId)?.form !== 'cosmos') return
    if (statements.isPaired.get(cosmosTxId) !== undefined) return
    statements.keepRecord.run(cosmosTxId, evmTxId)
    statements.shared.run(evmTxId, cosmosTxId)
    statements.extend.run(evmTxId, cosmosTxId)
    statements.move.run(evmTxId, cosmosTxId)
    statements.unlink.run(evmTxId, evmTxId)
    statements.unshare.run(evmTxId)
    statements.remove.run(evmTxId)
    statements.share.run(cosmosTxId)
    statements.name.run(evm.evm_hash, cosmosTxId)
  }
}
