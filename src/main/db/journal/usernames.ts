// Stores names that end in .init with the address that each led to, and when.
import { z } from 'zod'
import type { ReadDb, WriteDb } from '../database.ts'
import { withStoreErrors } from './stored.ts'

const Row = z.object({ ref: z.string(), name: z.string(), seen_at: z.number() })

/** A name as it was last seen. */
export interface StoredUsername {
  /** 20 bytes as lower-case hex without 0x. */
  ref: string
  /** In lower case, with its ending. */
  name: string
  /** Milliseconds since 1970. */
  seenAt: number
}

/** Lists names, those seen longest ago first. @throws AppError store.…. */
export function listUsernames(db: ReadDb): StoredUsername[] {
  return withStoreErrors(() =>
    db
      .prepare('SELECT ref, name, seen_at FROM username ORDER BY seen_at, name')
      .all()
      .map((raw) => {
        const { ref, name, seen_at } = Row.parse(raw)
        return { ref, name, seenAt: seen_at }
      }),
  )
}

/** Stores a name in place of any that its address had, and of any address that it led to. */
export function putUsername(db: WriteDb, { ref, name, seenAt }: StoredUsername): void {
  withStoreErrors(() => db.prepare('INSERT OR REPLACE INTO username (ref, name, seen_at) VALUES (?, ?, ?)').run(ref, name, seenAt))
}

/** Removes the name of an address that has none any more. */
export function removeUsername(db: WriteDb, ref: string): void {
  withStoreErrors(() => db.prepare('DELETE FROM username WHERE ref = ?').run(ref))
}

/** Removes a name that leads elsewhere or nowhere now. */
export function forgetUsername(db: WriteDb, name: string): void {
  withStoreErrors(() => db.prepare('DELETE FROM username WHERE name = ?').run(name))
}
