// Stores notices that concern no transfer, each occasion once, and the unbonding and locked stakes whose end is awaited.
import { z } from 'zod'
import { NoticeEvent, type EventNotice } from '../../../shared/contract/notices.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, withStoreErrors } from './stored.ts'

const AwaitedRow = z.object({
  kind: z.enum(['unbonding', 'locked', 'lockedUnbonding']),
  validator: z.string(),
  denom: z.string(),
  completesAt: z.number().int(),
  amount: z.string(),
  staked: z.string(),
})

/** Unbonding or locked stake whose end is awaited. */
export type AwaitedRelease = z.infer<typeof AwaitedRow>

/** The account and chain of awaited stakes. */
export interface ReleasePlace {
  accountId: string
  chainId: string
}

/** What has changed about them. */
export interface ReleaseChange extends ReleasePlace, ToldEvents {
  /** All that is awaited from now on. */
  awaited: readonly AwaitedRelease[]
}

/** Notice of an account. */
export interface ToldEvents {
  accountId: string
  told: readonly { cause: string; event: NoticeEvent }[]
  /** Milliseconds since 1970. */
  at: number
}

const COLUMNS = 'id, account_id AS accountId, event, at, read_at AS readAt'
const MAX_LISTED = 200
const Row = z.object({
  id: z.number().int(),
  accountId: z.string(),
  event: z.string(),
  at: z.number().int(),
  readAt: z.number().int().nullable(),
})

/** Lists the awaited stakes of an account on a chain. @throws AppError store.…. */
export function listAwaited(db: ReadDb, { accountId, chainId }: ReleasePlace): AwaitedRelease[] {
  return withStoreErrors(() =>
    db
      .prepare(
        `SELECT kind, validator, denom, completes_at AS completesAt, amount, staked FROM awaited_release
         WHERE account_id = ? AND chain_id = ? ORDER BY kind, validator, denom, completes_at`,
      )
      .all(accountId, chainId)
      .map((row) => AwaitedRow.parse(row)),
  )
}

const PlaceRow = z.object({ accountId: z.string(), chainId: z.string() })

/** Lists where a lock was to end before a moment, and is still awaited. @throws AppError store.…. */
export function listEndedLocks(db: ReadDb, before: number): ReleasePlace[] {
  return withStoreErrors(() =>
    db
      .prepare(
        `SELECT DISTINCT account_id AS accountId, chain_id AS chainId FROM awaited_release WHERE kind = 'locked' AND completes_at < ?
         ORDER BY accountId, chainId`,
      )
      .all(before)
      .map((row) => PlaceRow.parse(row)),
  )
}

/**
 * Replaces the awaited events and stores the due notices, in one transaction: each is stored exactly once, even if the process is killed.
 * @returns the new notices.
 * @throws AppError store.….
 */
export function storeReleases(db: WriteDb, { chainId, awaited, ...events }: ReleaseChange): EventNotice[] {
  const { accountId } = events
  const write = db.transaction(() => {
    db.prepare('DELETE FROM awaited_release WHERE account_id = ? AND chain_id = ?').run(accountId, chainId)
    const insert = db.prepare('INSERT INTO awaited_release VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    for (const { kind, validator, denom, completesAt, amount, staked } of awaited)
      insert.run(accountId, chainId, kind, validator, denom, completesAt, amount, staked)
    return insertEvents(db, events)
  })
  return withStoreErrors(() => write.immediate())
}

/** Stores notices, each occasion once. @returns the new notices. @throws AppError store.…. */
export function storeEvents(db: WriteDb, events: ToldEvents): EventNotice[] {
  return withStoreErrors(() => db.transaction(() => insertEvents(db, events)).immediate())
}

function insertEvents(db: WriteDb, { accountId, told, at }: ToldEvents): EventNotice[] {
  const tell = db.prepare(
    `INSERT INTO event_notice (account_id, cause, event, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id, cause) DO NOTHING RETURNING ${COLUMNS}`,
  )
  return told.flatMap(({ cause, event }) => tell.all(accountId, cause, JSON.stringify(event), at).map(toNotice))
}

/**
 * Marks an account's notices of these occasions as read.
 * @returns how many were unread.
 * @throws AppError store.….
 */
export function readMetEvents(db: WriteDb, accountId: string, causes: readonly string[], at: number): number {
  return withStoreErrors(
    () =>
      db
        .prepare(
          `UPDATE event_notice SET read_at = ? WHERE read_at IS NULL AND account_id = ? AND cause IN (SELECT value FROM json_each(?))`,
        )
        .run(at, accountId, JSON.stringify(causes)).changes,
  )
}

/** Lists these notices, newest first. @throws AppError store.…. */
export function listEventNotices(db: ReadDb): EventNotice[] {
  return withStoreErrors(() => db.prepare(`SELECT ${COLUMNS} FROM event_notice ORDER BY id DESC LIMIT ?`).all(MAX_LISTED).map(toNotice))
}

/**
 * Marks all of them as read.
 * @returns how many were unread.
 * @throws AppError store.….
 */
export function readEventNotices(db: WriteDb, at: number): number {
  return withStoreErrors(() => db.prepare('UPDATE event_notice SET read_at = ? WHERE read_at IS NULL').run(at).changes)
}

function toNotice(raw: unknown): EventNotice {
  const { event, ...row } = Row.parse(raw)
  return { ...row, event: readStored(NoticeEvent, event, 'A notice') }
}
