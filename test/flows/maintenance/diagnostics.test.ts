// Checks the health report with a network and without one; and a bundle that holds exactly what was shown, and no names unless the user
// agrees.
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maintenanceSetup, FIRST } from '../../support/benches/maintenanceBench.ts'
import { zipTexts } from '../../support/zipTexts.ts'

const maintenance = maintenanceSetup()
const LABEL = 'Rent of Aunt Erna'

test('health lists every host of the network, the data, the system, and what was asked', async () => {
  const before = await maintenance.bench.call('health.get', {})
  const endpoints = await maintenance.bench.call('network.endpoints', {})
  expect(before.hosts.map(({ host }) => host)).toEqual([...new Set(endpoints.map(({ host }) => host))].toSorted())
  expect(before.hosts.every(({ lastSuccessAt, lastFailureAt }) => lastSuccessAt === null && lastFailureAt === null)).toBe(true)
  await maintenance.bench.copy(FIRST, LABEL)
  const after = await maintenance.bench.call('health.get', {})
  expect(after.hosts.filter(({ lastSuccessAt, latencyMs }) => lastSuccessAt !== null && latencyMs !== null).length).toBeGreaterThan(3)
  expect(after).toMatchObject({ version: '0.0.0', host: 'browser', network: 'practice', system: { node: process.versions.node } })
  expect(after.data).toMatchObject({ canWrite: true, checked: null })
  for (const { schema, expected, bytes } of after.data.databases)
    expect({ schema, isFilled: bytes > 0 }).toEqual({ schema: expected, isFilled: true })
  expect(after.data.isEncrypted).toBe(false)
  await maintenance.bench.call('data.check', {})
  expect((await maintenance.bench.call('health.get', {})).data.checked).toMatchObject({ isSound: true })
})

test('health reads encrypted data where it was opened, and says that it is encrypted where it was not', async () => {
  await maintenance.bench.call('vault.turnOn', { passphrase: 'correct horse battery', bySystem: false, eraseAside: false })
  const opened = (await maintenance.bench.call('health.get', {})).data
  expect(opened.isEncrypted).toBe(true)
  expect(opened.databases.every(({ schema, expected }) => schema === expected)).toBe(true)
  await maintenance.bench.close()
  await maintenance.reopen()
  const { isEncrypted, databases } = (await maintenance.bench.call('health.get', {})).data
  expect({ isEncrypted, schemas: databases.map(({ schema }) => schema) }).toEqual({ isEncrypted: true, schemas: [null, null] })
})

test('health and the bundle are there when the data is damaged', async () => {
  await maintenance.bench.close()
  truncateSync(join(maintenance.folder(), 'practice', 'journal.db'), 5000)
  await maintenance.reopen()
  const { data, hosts } = await maintenance.bench.call('health.get', {})
  expect(hosts).toEqual([])
  expect(data.databases[0]).toMatchObject({ file: 'journal', bytes: 5000 })
  const { files } = await maintenance.bench.call('diagnostics.preview', { withNames: true })
  expect(files.find(({ name }) => name === 'data.json')?.text).toContain('store.damaged')
})

test('the bundle saves what was shown, word for word, and nothing else', async () => {
  await maintenance.bench.copy(FIRST, LABEL)
  const { ticket, files } = await maintenance.bench.call('diagnostics.preview', { withNames: false })
  expect(files.map(({ name }) => name)).toEqual(['health.json', 'data.json', 'coverage.json', 'settings.json'])
  await maintenance.bench.call('labels.list', {})
  const zip = join(maintenance.folder(), 'bundle.zip')
  expect(await maintenance.bench.download(await maintenance.bench.call('diagnostics.save', { ticket }), zip)).toMatch(
    /^waybill-diagnostics-.*\.zip$/,
  )
  expect([...(await zipTexts(zip))].map(([name, text]) => ({ name, text }))).toEqual(files)
  await expect(maintenance.bench.call('diagnostics.save', { ticket: 'another' })).rejects.toMatchObject({ code: 'input.invalid' })
})

test('names nobody unless it is asked to', async () => {
  const account = await maintenance.bench.copy(FIRST, LABEL)
  const [row] = (await maintenance.bench.call('activity.page', { filter: {}, limit: 1 })).items
  const secrets = [FIRST, account.address.hex.slice(2), LABEL, row?.hash ?? 'no row', account.id]
  const plain = JSON.stringify((await maintenance.bench.call('diagnostics.preview', { withNames: false })).files)
  for (const secret of secrets) expect(plain.toLowerCase()).not.toContain(secret.toLowerCase())
  const named = (await maintenance.bench.call('diagnostics.preview', { withNames: true })).files.find(({ name }) => name === 'names.json')
  expect(named?.text).toContain(FIRST)
  expect(named?.text).toContain(LABEL)
})

test('a page that stops is noted, in few lines however often it stops', async () => {
  for (let count = 0; count < 60; count += 1)
    await maintenance.bench.call('diagnostics.note', { message: `broke for ${FIRST}`, stack: 'at x' })
  const notes = maintenance.bench.lines.filter((line) => line.includes('page.crash'))
  expect(notes).toHaveLength(50)
  expect(notes.join()).not.toContain(FIRST)
})
