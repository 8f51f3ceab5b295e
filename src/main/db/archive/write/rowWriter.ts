// Writes one transaction and its meaning for an address: the part shared by all lists of history. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import { detailsText, type CrossChainLeg } from '../records/meaningRecords.ts'
import { LIST_BITS, type ListName } from '../lists.ts'
import { inBlocks, packRecords } from '../records/rawBlock.ts'
import type { AccountMeaning, CoinAmount, HistoryRow, TextRow } from '../records/records.ts'

/** A transaction in the archive. */
export interface StoredTx {
  id: number
  time: number
  /** Kind of its raw record. */
  form: 'cosmos' | 'evm'
  /** It was stored before this page. */
  isKnown: boolean
  /** Its EVM hash, of one that was not stored before. */
  evmHash?: string | null
}

/** Location of a raw record. */
export interface RawPlace {
  block: number | bigint
  start: number
  length: number
}

/** The relation of a transaction to an address by one list. */
export interface Edge {
  address: number | bigint
  chainId: string
  list: ListName
  isSigner: boolean | null
  /** Replaces a meaning decoded from another list. */
  isBetter: boolean
}

/** A row to be written. */
export type TxRow = Omit<HistoryRow, 'raw'> & { evmHash: string | null }

/** The writer of rows. */
export interface RowWriter {
  /** Returns the id of an address; stores a new one. */
  address(hex: string): number | bigint
  findByHash(chainId: string, hash: string): StoredTx | null
  findByEvmHash(chainId: string, evmHash: string): StoredTx | null
  /** Stores records in blocks; returns their locations in the same order. */
  storeRaws(raws: readonly Uint8Array[]): RawPlace[]
  insert(chainId: string, row: TxRow, place: RawPlace, about: { form: StoredTx['form']; decoderVersion: number }): StoredTx
  /** Stores a Cosmos transaction; an existing EVM-only row becomes its row. */
  insertCosmos(chainId: string, row: TxRow, place: RawPlace, decoderVersion: number): StoredTx
  /** Stores the EVM record of a row that has a Cosmos record. */
  addEvmRecord(txId: number, place: RawPlace): void
  /** Records that a list names a transaction for an address: `added` to its history, `listed` by one more list, or `known`. */
  link(edge: Edge, tx: StoredTx, row: Pick<HistoryRow, 'code' | 'meaning'>): 'added' | 'listed' | 'known'
  /** Adds the transactions added by `link` to an address's count. */
  count(address: Edge['address'], added: number): void
  /** Stores what a transaction says about cross-chain messages. */
  writeCrossChainLegs(txId: number, crossChainLegs: readonly CrossChainLeg[] | undefined): void
  /** Stores the words that only the raw record has; the search index takes the rest from the rows. */
  writeText(txId: number, row: Pick<TextRow, 'addresses'>): void
}

type Statements = ReturnType<typeof prepareStatements>

/** Creates the writer of rows. */
export function createRowWriter(db: WriteDb): RowWriter {
  const statements = prepareStatements(db)
  const writeText: RowWriter['writeText'] = (txId, { addresses }) => {
    statements.noteMentioned.run(txId, addresses)
  }
  return {
    address: (hex) => statements.findAddress.get(hex)?.id ?? statements.insertAddress.run(hex).lastInsertRowid,
    findByHash: (chainId, hash) => known(statements.findTx.get(chainId, Buffer.from(hash, 'hex'))),
    findByEvmHash: (chainId, evmHash) => known(statements.findEvm.get(chainId, Buffer.from(evmHash, 'hex'))),
    storeRaws: (raws) =>
      inBlocks(raws).flatMap((group) => {
        const block = statements.insertBlock.run(packRecords(Buffer.concat(group))).lastInsertRowid
        let start = 0
        return group.map(({ length }) => {
          const place = { block, start, length }
          start += length
          return place
        })
      }),
    insert: (chainId, row, place, about) => insert(statements, { chainId, row, place, ...about }, writeText),
    insertCosmos: (chainId, row, place, decoderVersion) => {
      const counterpart = row.evmHash === null ? null : known(statements.findEvm.get(chainId, Buffer.from(row.evmHash, 'hex')))
      if (counterpart?.form === 'evm') return linkToEvmTx(statements, counterpart, { row, place, decoderVersion }, writeText)
      // A second Cosmos transaction that claims the same EVM hash is stored without it.
      const own = counterpart === null ? row : { ...row, evmHash: null }
      return insert(statements, { chainId, row: own, place, form: 'cosmos', decoderVersion }, writeText)
    },
    addEvmRecord: (txId, place) => {
      statements.insertEvmPlace.run(txId, place.block, place.start, place.length)
    },
    link: (edge, tx, row) => link(statements, edge, tx, row),
    count: (address, added) => {
      if (added > 0) statements.addCount.run(added, address)
    },
    writeCrossChainLegs: (txId, crossChainLegs = []) => {
      for (const { channel, sequence, step } of crossChainLegs) statements.insertCrossChainLeg.run(channel, sequence, step, txId)
    },
    writeText,
  }
}

interface Inserted {
  chainId: string
  row: TxRow
  place: RawPlace
  form: StoredTx['form']
  decoderVersion: number
}

function insert(
  statements: Statements,
  { chainId, row, place, form, decoderVersion }: Inserted,
  writeText: RowWriter['writeText'],
): StoredTx {
  const { hash, height, time, code, memo } = row
  const types = typesId(statements, row)
  // Decoded while the contract's name was being learned: marked to be decoded again.
  const version = isMisnamed(statements, chainId, row) ? 0 : decoderVersion
  const where = [version, place.block, place.start, place.length, bytes(row.evmHash), form]
  const id = Number(statements.insertTx.run(chainId, Buffer.from(hash, 'hex'), height, time, code, memo, types, ...where).lastInsertRowid)
  writeText(id, row)
  return { id, time, form, isKnown: false, evmHash: row.evmHash }
}

/** Returns the id of a list of message types, as the column of text has it; stores a new one. */
function typesId({ findTypes, insertTypes }: Statements, { messageTypes }: TxRow): string {
  const types = JSON.stringify(messageTypes)
  return String(findTypes.get(types)?.id ?? insertTypes.run(types).lastInsertRowid)
}

/** Returns whether a movement names a contract address where the bank is known to use another denomination. */
function isMisnamed({ findContract }: Statements, chainId: string, { meaning }: TxRow): boolean {
  return meaning.movements.some(({ denom }) => {
    if (!denom.startsWith('evm/')) return false
    const known = findContract.get(chainId, `0x${denom.slice(4).toLowerCase()}`)?.denom ?? denom
    return known.toLowerCase() !== denom.toLowerCase()
  })
}

/** Keeps both records. */
function linkToEvmTx(
  statements: Statements,
  stored: StoredTx,
  { row, place, decoderVersion }: Pick<Inserted, 'row' | 'place' | 'decoderVersion'>,
  writeText: RowWriter['writeText'],
): StoredTx {
  statements.moveEvmPlace.run(stored.id)
  const { hash, time, code, memo } = row
  const where = [decoderVersion, place.block, place.start, place.length, stored.id]
  statements.becomeCosmos.run(Buffer.from(hash, 'hex'), time, code, memo, typesId(statements, row), ...where)
  if (time !== stored.time) statements.moveEdges.run(time, stored.time, stored.id)
  writeText(stored.id, row)
  return { ...stored, time, form: 'cosmos' }
}

function known(row: Omit<StoredTx, 'isKnown' | 'evmHash'> | undefined): StoredTx | null {
  return row === undefined ? null : { ...row, isKnown: true }
}

function link(
  statements: Statements,
  edge: Edge,
  tx: StoredTx,
  { code, meaning }: Pick<HistoryRow, 'code' | 'meaning'>,
): 'added' | 'listed' | 'known' {
  const { address, chainId, list, isBetter } = edge
  const bit = LIST_BITS[list]
  const signer = edge.isSigner === null ? null : Number(edge.isSigner)
  const failed = code === 0 ? 0 : 1
  const held = tx.isKnown ? statements.findEdge.get(address, tx.time, tx.id) : undefined
  if (held === undefined) {
    const { changes } = statements.insertEdge.run(address, tx.id, chainId, tx.time, failed, ...columnsOf(meaning), bit, signer)
    if (tx.isKnown) statements.noteShared.run(tx.time, tx.id)
    return changes === 0 ? 'known' : 'added'
  }
  const isListed = (held.lists & bit) !== 0
  if (isListed && held.gone_at === null) return 'known'
  statements.extendEdge.run(bit, signer, address, tx.time, tx.id)
  if (isBetter) statements.updateMeaning.run(...columnsOf(meaning), failed, address, tx.time, tx.id)
  return isListed ? 'known' : 'listed'
}

function bytes(hash: string | null): Buffer | null {
  return hash === null ? null : Buffer.from(hash, 'hex')
}

/** Returns the values of tx_account's columns, from `direction` on. */
export function columnsOf(meaning: AccountMeaning) {
  const { direction, kind, counterparty, method, otherChainId, movements, fee, details } = meaning
  return [direction, kind, counterparty, method, otherChainId, coinsText(movements), coinsText(fee), detailsText(details)]
}

function coinsText(coins: readonly CoinAmount[]): string {
  return JSON.stringify(coins.map(({ amount, denom }) => [amount, denom]))
}

function prepareStatements(db: WriteDb) {
  type Found = Omit<StoredTx, 'isKnown' | 'evmHash'>
  const meaningColumns = 'direction = ?, kind = ?, counterparty = ?, method = ?, other_chain_id = ?, movements = ?, fee = ?, details = ?'
  return {
    findTx: db.prepare<[string, Buffer], Found>('SELECT id, time, form FROM tx WHERE chain_id = ? AND hash = ?'),
    findEvm: db.prepare<[string, Buffer], Found>('SELECT id, time, form FROM tx WHERE chain_id = ? AND evm_hash = ?'),
    findContract: db.prepare<[string, string], { denom: string | null }>(
      'SELECT denom FROM evm_contract WHERE chain_id = ? AND contract = ?',
    ),
    findAddress: db.prepare<[string], { id: number }>('SELECT id FROM address WHERE hex = ?'),
    insertAddress: db.prepare('INSERT INTO address (hex) VALUES (?)'),
    findTypes: db.prepare<[string], { id: number }>('SELECT id FROM tx_types WHERE types = ?'),
    insertTypes: db.prepare('INSERT INTO tx_types (types) VALUES (?)'),
    insertBlock: db.prepare('INSERT INTO raw_block (body) VALUES (?)'),
    insertTx: db.prepare(
      `INSERT INTO tx (chain_id, hash, height, time, code, memo, message_types, projection_version, block, raw_start, raw_length,
         evm_hash, form) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    noteMentioned: db.prepare(
      'INSERT INTO search_due (tx_id, mentioned) VALUES (?, ?) ON CONFLICT DO UPDATE SET mentioned = excluded.mentioned',
    ),
    findEdge: db.prepare<unknown[], { lists: number; gone_at: number | null }>(
      'SELECT lists, gone_at FROM tx_account WHERE address = ? AND time = ? AND tx_id = ?',
    ),
    insertEdge: db.prepare(
      `INSERT INTO tx_account (address, tx_id, chain_id, time, is_failed, direction, kind, counterparty, method, other_chain_id,
         movements, fee, details, lists, is_signer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ),
    insertCrossChainLeg: db.prepare('INSERT INTO crossing (lane, sequence, step, tx_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    addCount: db.prepare('UPDATE address SET tx_count = tx_count + ? WHERE id = ?'),
    noteShared: db.prepare(
      `INSERT INTO shared_tx SELECT o.id, a.tx_id FROM address o JOIN tx_account a ON a.address = o.id AND a.time = ? AND a.tx_id = ?
       WHERE (SELECT count(*) FROM address p JOIN tx_account b ON b.address = p.id AND b.time = a.time AND b.tx_id = a.tx_id) > 1
       ON CONFLICT DO NOTHING`,
    ),
    extendEdge: db.prepare(
      `UPDATE tx_account SET lists = lists | ?, gone_at = NULL, is_signer = coalesce(?, is_signer)
       WHERE address = ? AND time = ? AND tx_id = ?`,
    ),
    updateMeaning: db.prepare(`UPDATE tx_account SET ${meaningColumns}, is_failed = ? WHERE address = ? AND time = ? AND tx_id = ?`),
    moveEvmPlace: db.prepare('INSERT INTO tx_evm SELECT id, block, raw_start, raw_length FROM tx WHERE id = ?'),
    insertEvmPlace: db.prepare('INSERT INTO tx_evm VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    becomeCosmos: db.prepare(
      `UPDATE tx SET hash = ?, time = ?, code = ?, memo = ?, message_types = ?, form = 'cosmos', projection_version = ?, block = ?,
         raw_start = ?, raw_length = ? WHERE id = ?`,
    ),
    moveEdges: db.prepare('UPDATE tx_account SET time = ? WHERE address IN (SELECT id FROM address) AND time = ? AND tx_id = ?'),
  }
}
