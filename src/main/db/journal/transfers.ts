// Stores transfers and their facts. A fact and the resulting row are one commit, checked against the version that its writer saw.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { Transfer, TransferFact, type UnreadableTransfer } from '../../../shared/contract/transfer/transfer.ts'
import { createTransfer, transition } from '../../../shared/domain/transfer/transferStateMachine.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, refuseLostFile, withStoreErrors } from './stored.ts'

/** Called right before and after each fact is stored; tests use it to kill the process there. */
export interface FactObserver {
  before(fact: TransferFact): void
  after(fact: TransferFact): void
}

/** Where facts are written. */
export interface FactLog {
  db: WriteDb
  observer?: FactObserver | undefined
}

const Json = z.object({ json: z.string() })
const IdAndJson = Json.extend({ id: z.string() })
const Id = z.object({ id: z.string() })
const Version = z.object({ version: z.number().int() })
const Next = z.object({ next: z.number().int() })

/** Starts a transfer with the next number of this folder. */
export function openTransfer(log: FactLog, id: string, fact: Extract<TransferFact, { type: 'quoted' }>): Transfer {
  const { db } = log
  const write = db.transaction(() => {
    const { next } = Next.parse(db.prepare('SELECT coalesce(max(number), 0) + 1 AS next FROM transfer').get())
    const transfer = createTransfer(id, next, fact)
    db.prepare(
      'INSERT INTO transfer (id, number, account_id, phase, version, json, created_at, settled_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(id, next, transfer.accountId, transfer.phase, transfer.version, JSON.stringify(transfer), transfer.createdAt, null)
    insertFact(db, transfer, fact)
    return transfer
  })
  return observed(log, fact, () => write.immediate())
}

/**
 * Folds one more fact in.
 * @throws AppError transfer.conflict when the transfer is no longer at `version`; transfer.wrongStep when the fact does not fit;
 * transfer.unknown; store.….
 */
export function appendFact(log: FactLog, input: { id: string; version: number; fact: TransferFact }): Transfer {
  const { db } = log
  const { id, version, fact } = input
  const write = db.transaction(() => {
    const before = getTransfer(db, id)
    if (before.version !== version) throw conflict()
    const after = transition(before, fact)
    const { changes } = db
      .prepare('UPDATE transfer SET phase = ?, version = ?, json = ?, settled_at = ? WHERE id = ? AND version = ?')
      .run(after.phase, after.version, JSON.stringify(after), after.settledAt, id, version)
    if (changes !== 1) throw conflict()
    insertFact(db, after, fact)
    return after
  })
  const commit = () => write.immediate()
  return observed(log, fact, () => (isReadAgain(fact) ? withoutDiskWait(db, commit) : commit()))
}

/**
 * Tells whether the next look at the transfer finds the same fact again. Waiting for the disk with each of these blocked the main thread
 * for up to 0.9 s while a backup was written.
 */
function isReadAgain(fact: TransferFact): boolean {
  return fact.type === 'status' && fact.outcome === 'pending'
}

/**
 * Commits without waiting for the disk, on a connection that otherwise waits. A kill of the process loses nothing; a power cut may lose
 * this commit, unless a later one waited. Inside a transaction SQLite refuses the change, so the outer commit waits as usual.
 * Source: sqlite.org/pragma.html#pragma_synchronous.
 */
function withoutDiskWait<T>(db: WriteDb, write: () => T): T {
  if (db.inTransaction) return write()
  db.pragma('synchronous = NORMAL')
  try {
    return write()
  } finally {
    db.pragma('synchronous = FULL')
  }
}

function observed({ db, observer }: FactLog, fact: TransferFact, write: () => Transfer): Transfer {
  observer?.before(fact)
  const transfer = withStoreErrors(() => {
    refuseLostFile(db)
    return write()
  })
  observer?.after(fact)
  return transfer
}

/** Returns a transfer. @throws AppError transfer.unknown, store.damaged. */
export function getTransfer(db: ReadDb, id: string): Transfer {
  const row = withStoreErrors(() => db.prepare('SELECT id, json FROM transfer WHERE id = ?').get(id))
  if (row === undefined) throw new AppError('transfer.unknown', 'This transfer isn’t in Waybill.')
  return toTransfer(db, row)
}

/**
 * Returns the current state of a transfer read before; reads it again only when its version has changed, since a version is written once.
 * @throws AppError transfer.unknown, store.damaged.
 */
export function latestOf(db: ReadDb, known: Transfer): Transfer {
  const row = withStoreErrors(() => db.prepare('SELECT version FROM transfer WHERE id = ?').get(known.id))
  return row !== undefined && Version.parse(row).version === known.version ? known : getTransfer(db, known.id)
}

/** Lists transfers, newest first. Omits unreadable ones, which `listUnreadable` returns. */
export function listTransfers(db: ReadDb): Transfer[] {
  return readable(
    db,
    withStoreErrors(() => db.prepare('SELECT id, json FROM transfer ORDER BY number DESC').all()),
  )
}

/** Lists transfers that are not settled, oldest first, as far as they can be parsed. */
export function listLiveTransfers(db: ReadDb): Transfer[] {
  const rows = withStoreErrors(() => db.prepare('SELECT id, json FROM transfer WHERE settled_at IS NULL ORDER BY created_at').all())
  return readable(db, rows)
}

/** Rows that are parsed between two pauses: some 3 ms. */
const SLICE = 25

/**
 * Parses every transfer once, with pauses, so that lists that are read later find them parsed and the main thread is never late for long.
 * @throws AppError store.….
 */
export async function parseTransfers(db: ReadDb): Promise<void> {
  const ids = withStoreErrors(() => db.prepare('SELECT id FROM transfer').all()).map((row) => Id.parse(row).id)
  const read = db.prepare('SELECT id, json FROM transfer WHERE id = ?')
  for (const [index, id] of ids.entries()) {
    if (index % SLICE === SLICE - 1) await nextTurn()
    readable(db, [withStoreErrors(() => read.get(id))])
  }
}

const Row = Json.extend({ id: z.string(), number: z.number(), createdAt: z.number(), settledAt: z.number().nullable() })

/** Lists transfers that the other lists omit, newest first. */
export function listUnreadable(db: ReadDb): UnreadableTransfer[] {
  const columns = 'id, number, json, created_at AS createdAt, settled_at AS settledAt'
  const rows = withStoreErrors(() => db.prepare(`SELECT ${columns} FROM transfer ORDER BY number DESC`).all())
  return rows.flatMap((row) => {
    if (tryTransfer(db, row) !== null) return []
    const { id, number, createdAt, settledAt } = Row.parse(row)
    return [{ id, number, createdAt, isLive: settledAt === null, hashes: hashesOf(db, id) }]
  })
}

/** Returns the hashes of signed transactions, as far as facts can be parsed. */
function hashesOf(db: ReadDb, id: string): string[] {
  const rows = withStoreErrors(() =>
    db.prepare("SELECT json FROM transfer_fact WHERE transfer_id = ? AND type = 'signed' AND json_valid(json) ORDER BY seq").all(id),
  )
  return rows.flatMap((row) => {
    const fact = TransferFact.safeParse(JSON.parse(Json.parse(row).json))
    return fact.success && fact.data.type === 'signed' ? [fact.data.hash] : []
  })
}

/** Lists a transfer's facts in the order of storing. */
export function listFacts(db: ReadDb, id: string): TransferFact[] {
  const rows = withStoreErrors(() => db.prepare('SELECT json FROM transfer_fact WHERE transfer_id = ? ORDER BY seq').all(id))
  return rows.map((row) => readStored(TransferFact, Json.parse(row).json, 'A fact of a transfer'))
}

function insertFact(db: WriteDb, after: Transfer, fact: TransferFact): void {
  db.prepare('INSERT INTO transfer_fact (transfer_id, seq, type, at, json) VALUES (?, ?, ?, ?, ?)').run(
    after.id,
    after.version,
    fact.type,
    fact.at,
    JSON.stringify(fact),
  )
}

/** Transfers that a connection keeps parsed at most. */
const MAX_PARSED = 5000

/** Returns the row's transfer; the same object as before while the row has not changed. @throws AppError store.damaged. */
function toTransfer({ parsed }: ReadDb, row: unknown): Transfer {
  const { id, json } = IdAndJson.parse(row)
  const known = parsed?.get(`transfer ${id}`)
  if (known?.json === json) return known.value as Transfer
  const value = readStored(Transfer, json, 'A transfer')
  if (known !== undefined || (parsed !== undefined && parsed.size < MAX_PARSED)) parsed?.set(`transfer ${id}`, { json, value })
  return value
}

/** Null for a row that is damaged, or written by a newer Waybill. */
function tryTransfer(db: ReadDb, row: unknown): Transfer | null {
  try {
    return toTransfer(db, row)
  } catch (error) {
    if (error instanceof AppError && error.code === 'store.damaged') return null
    throw error
  }
}

function readable(db: ReadDb, rows: readonly unknown[]): Transfer[] {
  return rows.flatMap((row) => (row === undefined ? [] : (tryTransfer(db, row) ?? [])))
}

/** Builds the error for a caller that saw an older version of a transfer. */
export function conflict(): AppError {
  return new AppError('transfer.conflict', 'This transfer has moved on in the meantime.', {
    hint: 'Check its current status, then try again.',
    retry: 'never',
  })
}
