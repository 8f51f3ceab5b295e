// Stores accepted changes of the chain list and the user's own hosts in the journal of one network.
import { z } from 'zod'
import { OwnHosts } from '../../../shared/contract/settings/chainLists.ts'
import { ListChange } from '../../../wire/listChange.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, withStoreErrors } from './stored.ts'

/** Changes accepted together. */
export interface AcceptedChanges {
  id: number
  at: number
  source: string
  changes: ListChange[]
}

const Row = z.object({ id: z.number(), at: z.number(), source: z.string(), changes: z.string() })

/** Lists accepted changes, oldest first. @throws AppError store.damaged. */
export function listAccepted(db: ReadDb): AcceptedChanges[] {
  const rows = withStoreErrors(() => db.prepare('SELECT id, at, source, changes FROM accepted_list ORDER BY id').all())
  return rows.map((raw) => {
    const { changes, ...row } = Row.parse(raw)
    return { ...row, changes: readStored(z.array(ListChange), changes, 'A change of the chain list') }
  })
}

/** Stores accepted changes. */
export function addAccepted(db: WriteDb, { at, source, changes }: Omit<AcceptedChanges, 'id'>): void {
  withStoreErrors(() =>
    db.prepare('INSERT INTO accepted_list (at, source, changes) VALUES (?, ?, ?)').run(at, source, JSON.stringify(changes)),
  )
}

/** Deletes the newest row if it is still `id`. */
export function removeNewestAccepted(db: WriteDb, id: number): void {
  withStoreErrors(() => db.prepare('DELETE FROM accepted_list WHERE id = ? AND id = (SELECT max(id) FROM accepted_list)').run(id))
}

const Choice = z.object({ isDaily: z.boolean().nullable(), checkedAt: z.number().nullable().default(null) })
/** The user's choice about the registry, and the time of the last check. */
export type RegistryChoice = z.infer<typeof Choice>

/** Reads the choice; `isDaily` is null before the user was asked. @throws AppError store.damaged. */
export function readRegistryChoice(db: ReadDb): RegistryChoice {
  const text = readSetting(db, 'registry')
  return text === null ? { isDaily: null, checkedAt: null } : readStored(Choice, text, 'A choice about the registry')
}

/** Stores the choice. */
export function writeRegistryChoice(db: WriteDb, choice: RegistryChoice): void {
  writeSetting(db, 'registry', choice)
}

/** Reads the user's own hosts. @throws AppError store.damaged. */
export function readOwnHosts(db: ReadDb): OwnHosts {
  const text = readSetting(db, 'ownHosts')
  return text === null ? { hosts: [], fallbackChains: [] } : readStored(OwnHosts, text, 'The list of your own hosts')
}

/** Stores the user's own hosts. */
export function writeOwnHosts(db: WriteDb, hosts: OwnHosts): void {
  writeSetting(db, 'ownHosts', hosts)
}

const Setting = z.object({ value: z.string() })

function readSetting(db: ReadDb, name: string): string | null {
  const row = withStoreErrors(() => db.prepare('SELECT value FROM setting WHERE name = ?').get(name))
  return row === undefined ? null : Setting.parse(row).value
}

function writeSetting(db: WriteDb, name: string, value: unknown): void {
  withStoreErrors(() =>
    db
      .prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value')
      .run(name, JSON.stringify(value)),
  )
}
