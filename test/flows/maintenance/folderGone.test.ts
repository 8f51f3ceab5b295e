// Deletes, moves or replaces the data folder while Waybill uses it: SQLite would go on writing into files that have no path any more, so
// writes must be refused, and the app must say so until the files are back.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maintenanceSetup, FIRST } from '../../support/benches/maintenanceBench.ts'

const maintenance = maintenanceSetup()
const app = () => maintenance.bench
const LOST = { code: 'store.readOnly', message: 'journal.db is missing, so Waybill can’t save anything.' }
const LABEL = { kind: 'address', chainId: 'practice-1', ref: FIRST } as const

const saveView = (name: string) => app().call('views.save', { name, text: 'is:mine' })
const saveLabel = (label: string) => app().call('labels.set', { key: LABEL, label })
const isLost = async () => (await app().call('app.info', {})).isFolderLost

test('everything that a person writes is refused after the folder was deleted, and what is held can still be read', async () => {
  await app().copy(FIRST, 'Mine')
  await saveView('Kept')
  expect(await isLost()).toBe(false)
  rmSync(app().folder, { recursive: true })
  await expect(saveView('Gone')).rejects.toMatchObject(LOST)
  await expect(saveLabel('Gone')).rejects.toMatchObject(LOST)
  await expect(app().call('accounts.watch', { address: 'init1hqe4p6uhn3knlwvhq2fl0sd3ajq5l9dyqyqd2m', label: 'Gone' })).rejects.toThrow()
  await expect(app().call('privacy.set', { prices: true })).rejects.toMatchObject(LOST)
  expect((await app().call('views.list', {})).map(({ name }) => name)).toEqual(['Kept'])
  expect(await app().call('labels.list', {})).toEqual([])
  expect(await isLost()).toBe(true)
  expect(app().events).toContainEqual({ type: 'folder.changed' })
})

test('a folder that is put back takes what is written again', async () => {
  await saveView('Before')
  renameSync(app().folder, `${app().folder}-moved`)
  await expect(saveView('Meanwhile')).rejects.toMatchObject(LOST)
  renameSync(`${app().folder}-moved`, app().folder)
  await saveView('After')
  expect(await isLost()).toBe(false)
  expect(app().events.filter(({ type }) => type === 'folder.changed')).toHaveLength(2)
  await maintenance.bench.close()
  await maintenance.reopen()
  expect((await app().call('views.list', {})).map(({ name }) => name)).toEqual(['Before', 'After'])
})

test('other files of the same names are not taken for the own', async () => {
  renameSync(app().folder, `${app().folder}-moved`)
  mkdirSync(app().folder)
  for (const name of ['journal.db', 'archive.db']) writeFileSync(join(app().folder, name), 'another')
  await expect(saveView('Gone')).rejects.toMatchObject(LOST)
  rmSync(app().folder, { recursive: true })
  renameSync(`${app().folder}-moved`, app().folder)
})

test('copying stops with the reason', async () => {
  const { sync } = await app().session.core()
  const account = await app().call('accounts.watch', { address: FIRST, label: 'Mine' })
  rmSync(app().folder, { recursive: true })
  const message = 'archive.db is missing, so Waybill can’t save anything.'
  await expect(sync.once({ accounts: [account], signal: new AbortController().signal })).rejects.toMatchObject({ ...LOST, message })
})
