// Stores notices, each occasion of a transfer once, and which of them the system shows.
import { z } from 'zod'
import { Notice, NoticeChoices, type NoticeList } from '../../../shared/contract/notices.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { listEventNotices, readEventNotices } from './eventNotices.ts'
import { readStored, withStoreErrors } from './stored.ts'

const COLUMNS = 'id, kind, transfer_id AS transferId, number, phase, at, read_at AS readAt'
const MAX_LISTED = 200
const UNREAD = `SELECT (SELECT count(*) FROM notice WHERE read_at IS NULL)
  + (SELECT count(*) FROM event_notice WHERE read_at IS NULL) AS count`
const Count = z.object({ count: z.number().int() })
const Setting = z.object({ value: z.string() })

/** Stores a notice; returns null when the occasion was already reported. @throws AppError store.…. */
export function addNotice(db: WriteDb, notice: Omit<Notice, 'id' | 'readAt'> & { cause: string }): Notice | null {
  const { kind, transferId, cause, number, phase, at } = notice
  return withStoreErrors(() => {
    const row = db
      .prepare(
        `INSERT INTO notice (kind, transfer_id, cause, number, phase, at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (transfer_id, kind, cause) DO NOTHING RETURNING ${COLUMNS}`,
      )
      .get(kind, transferId, cause, number, phase, at)
    return row === undefined ? null : Notice.parse(row)
  })
}

/** Lists all notices, newest first. @throws AppError store.…. */
export function listNotices(db: ReadDb): NoticeList {
  return withStoreErrors(() => ({
    notices: db
      .prepare(`SELECT ${COLUMNS} FROM notice ORDER BY id DESC LIMIT ?`)
      .all(MAX_LISTED)
      .map((row) => Notice.parse(row)),
    events: listEventNotices(db),
    unread: Count.parse(db.prepare(UNREAD).get()).count,
  }))
}

/**
 * Marks notices about transfers as read, null = all notices.
 * @returns how many were unread.
 * @throws AppError store.….
 */
export function readNotices(db: WriteDb, ids: readonly number[] | null, at: number): number {
  return withStoreErrors(() =>
    ids === null
      ? db.prepare('UPDATE notice SET read_at = ? WHERE read_at IS NULL').run(at).changes + readEventNotices(db, at)
      : db
          .prepare('UPDATE notice SET read_at = ? WHERE read_at IS NULL AND id IN (SELECT value FROM json_each(?))')
          .run(at, JSON.stringify(ids)).changes,
  )
}

/**
 * Marks as read what a transfer needed from the user, except on the occasions that still stand.
 * @returns how many were unread.
 * @throws AppError store.….
 */
export function readMetNeeds(db: WriteDb, transferId: string, standing: readonly string[], at: number): number {
  return withStoreErrors(
    () =>
      db
        .prepare(
          `UPDATE notice SET read_at = ? WHERE read_at IS NULL AND transfer_id = ? AND kind = 'needsYou'
           AND cause NOT IN (SELECT value FROM json_each(?))`,
        )
        .run(at, transferId, JSON.stringify(standing)).changes,
  )
}

/** Reads the choices; by default all kinds at any hour. @throws AppError store.damaged. */
export function readNoticeChoices(db: ReadDb): NoticeChoices {
  const row = withStoreErrors(() => db.prepare("SELECT value FROM setting WHERE name = 'notices'").get())
  return row === undefined ? NoticeChoices.parse({}) : readStored(NoticeChoices, Setting.parse(row).value, 'A choice about notices')
}

/** Stores the choices. */
export function writeNoticeChoices(db: WriteDb, choices: NoticeChoices): void {
  withStoreErrors(() =>
    db
      .prepare("INSERT INTO setting (name, value) VALUES ('notices', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
      .run(JSON.stringify(choices)),
  )
}
