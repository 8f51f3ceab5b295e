// Stores accounts: keys on a device and watched addresses.
import { z } from 'zod'
import { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, withStoreErrors } from './stored.ts'

const Row = z.object({
  id: z.string(),
  label: z.string(),
  bech32: z.string(),
  hex: z.string(),
  signer: z.string(),
  created_at: z.number().int(),
  position: z.number().int().nullable(),
})
/** An account with its place in the list. */
export type StoredAccount = z.infer<typeof Row>

/** Lists accounts in the user's order; accounts added later follow in the order of their addition. */
export function listAccounts(db: ReadDb): Account[] {
  const inOrder = 'SELECT * FROM account ORDER BY position IS NULL, position, created_at, id'
  return withStoreErrors(() => db.prepare(inOrder).all().map(toAccount))
}

/** Moves an account one position up; the first one stays. @throws AppError account.unknown. */
export function moveAccountUp(db: WriteDb, id: string): void {
  withStoreErrors(() =>
    db.transaction(() => {
      const ids = listAccounts(db).map((account) => account.id)
      const at = ids.indexOf(id)
      if (at < 0) throw unknownAccount()
      if (at > 0) ids.splice(at - 1, 2, id, ids[at - 1] ?? id)
      const place = db.prepare('UPDATE account SET position = ? WHERE id = ?')
      for (const [position, one] of ids.entries()) place.run(position, one)
    })(),
  )
}

/** Returns an account. @throws AppError account.unknown. */
export function getAccount(db: ReadDb, id: string): Account {
  const row = withStoreErrors(() => db.prepare('SELECT * FROM account WHERE id = ?').get(id))
  if (row === undefined) throw unknownAccount()
  return toAccount(row)
}

/** Returns the account with an address; null where there is none. */
export function findAccount(db: ReadDb, bech32: string): Account | null {
  const row = withStoreErrors(() => db.prepare('SELECT * FROM account WHERE bech32 = ?').get(bech32))
  return row === undefined ? null : toAccount(row)
}

/** Stores an account, or replaces the one with the same id. */
export function putAccount(db: WriteDb, account: Account): void {
  withStoreErrors(() =>
    db
      .prepare(
        `INSERT INTO account (id, label, bech32, hex, signer, created_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET label = excluded.label, signer = excluded.signer`,
      )
      .run(account.id, account.label, account.address.bech32, account.address.hex, JSON.stringify(account.signer), account.createdAt),
  )
}

/** Removes an account. @returns what `putBackAccount` takes. @throws AppError account.unknown. */
export function removeAccount(db: WriteDb, id: string): StoredAccount {
  const row = withStoreErrors(() => db.prepare('DELETE FROM account WHERE id = ? RETURNING *').get(id))
  if (row === undefined) throw unknownAccount()
  return Row.parse(row)
}

/** Puts a removed account back whole, in its place. */
export function putBackAccount(db: WriteDb, row: StoredAccount): Account {
  withStoreErrors(() =>
    db
      .prepare(
        `INSERT INTO account (id, label, bech32, hex, signer, created_at, position)
         VALUES (@id, @label, @bech32, @hex, @signer, @created_at, @position)`,
      )
      .run(row),
  )
  return toAccount(row)
}

function toAccount(raw: unknown): Account {
  const row = Row.parse(raw)
  return {
    id: row.id,
    label: row.label,
    address: { bech32: row.bech32, hex: row.hex },
    signer: readStored(Account.shape.signer, row.signer, 'An account'),
    createdAt: row.created_at,
  }
}

/** Returns the error for an account that is not there. */
export function unknownAccount(): AppError {
  return new AppError('account.unknown', 'This account is no longer in Waybill.')
}
