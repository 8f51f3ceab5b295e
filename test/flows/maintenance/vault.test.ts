// Encryption of a network's data: no file has a readable word afterwards, the passphrase alone opens it, nothing gets lost.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { KeyStore } from '../../../src/main/features/vault/vaults.ts'
import { waitAfter } from '../../../src/main/features/vault/vaults.ts'
import { maintenanceSetup } from '../../support/benches/maintenanceBench.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

const maintenance = maintenanceSetup()
const PASSPHRASE = 'correct horse battery'
const LABEL = 'Zweitwohnung'
const NOTE = 'Kaution'
const ON = { passphrase: PASSPHRASE, bySystem: false, eraseAside: false }

/** Names of all files below a folder that hold one of the words as UTF-8; those of the practice network are no user's. */
function filesWith(words: string[], folder = maintenance.folder()): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('practice.db'))
    .filter((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      return words.some((word) => bytes.includes(word) || bytes.includes(word.toLowerCase()))
    })
    .map((entry) => entry.name)
}

async function labelled() {
  const { held, item, account } = await maintenance.filled()
  const key = { kind: 'tx', chainId: item.chainId, ref: item.hash } as const
  await maintenance.bench.call('labels.set', { key, label: LABEL, note: NOTE })
  return { held, item, account }
}

const WORDS = [LABEL, NOTE, 'Savings']

describe('turned on', () => {
  test('no file of the data folder has a word of the user, while it runs and after it; the search still finds them', async () => {
    const { held } = await labelled()
    expect(filesWith(WORDS)).not.toEqual([])
    expect(await maintenance.bench.call('vault.turnOn', ON)).toMatchObject({ isEncrypted: true, isOpen: true, inClear: [] })
    expect(filesWith(WORDS)).toEqual([])
    expect(await maintenance.hashes()).toEqual(held)
    expect((await maintenance.page({ text: LABEL })).items).toHaveLength(1)
    await maintenance.bench.call('data.compact', {})
    const file = await maintenance.backUp()
    expect(filesWith(WORDS)).toEqual([])
    expect(file).toContain(maintenance.folder())
    expect(await maintenance.bench.call('data.check', {})).toMatchObject({ isSound: true })
    await maintenance.bench.close()
    expect(filesWith(WORDS)).toEqual([])
    expect(readdirSync(maintenance.bench.folder).filter((name) => /^(work|aside)-/.test(name))).toEqual([])
    await maintenance.reopen()
  })

  test('a start without the passphrase shows nothing, and the passphrase opens it', async () => {
    const { held } = await labelled()
    await maintenance.bench.call('vault.turnOn', ON)
    await maintenance.bench.close()
    await maintenance.reopen()
    expect((await maintenance.bench.call('app.info', {})).trouble).toMatchObject({ code: 'store.locked' })
    await expect(maintenance.bench.call('labels.list', {})).rejects.toMatchObject({ code: 'store.locked' })
    await expect(maintenance.bench.call('data.sizes', {})).rejects.toMatchObject({ code: 'store.locked' })
    await expect(maintenance.bench.call('vault.unlock', { passphrase: 'Correct horse battery' })).rejects.toMatchObject({
      code: 'vault.wrongPassphrase',
    })
    expect(await maintenance.bench.call('vault.unlock', { passphrase: PASSPHRASE })).toMatchObject({ isOpen: true })
    expect(await maintenance.hashes()).toEqual(held)
  })

  test('wrong passphrases wait longer each time', async () => {
    await maintenance.bench.call('vault.turnOn', ON)
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(maintenance.bench.call('vault.turnOff', { passphrase: 'wrong' })).rejects.toMatchObject({
        code: 'vault.wrongPassphrase',
      })
    }
    await expect(maintenance.bench.call('vault.turnOff', { passphrase: PASSPHRASE })).rejects.toMatchObject({ code: 'vault.wait' })
    expect([1, 2, 3, 4, 5, 30].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 300])
  })

  test('a changed passphrase opens, the one before does not', async () => {
    await labelled()
    await maintenance.bench.call('vault.turnOn', ON)
    await maintenance.bench.call('vault.changePassphrase', { passphrase: PASSPHRASE, next: 'another long one' })
    await maintenance.bench.close()
    await maintenance.reopen()
    await expect(maintenance.bench.call('vault.unlock', { passphrase: PASSPHRASE })).rejects.toMatchObject({
      code: 'vault.wrongPassphrase',
    })
    await maintenance.bench.call('vault.unlock', { passphrase: 'another long one' })
    expect(await maintenance.bench.call('labels.list', {})).toMatchObject([{ label: LABEL }])
  })

  test('turned off, everything is as it was before', async () => {
    const { held } = await labelled()
    await maintenance.bench.call('vault.turnOn', ON)
    expect(await maintenance.bench.call('vault.turnOff', { passphrase: PASSPHRASE })).toMatchObject({ isEncrypted: false, isOpen: true })
    expect(await maintenance.hashes()).toEqual(held)
    expect(await maintenance.bench.call('data.check', {})).toMatchObject({ isSound: true })
    await maintenance.bench.close()
    await maintenance.reopen()
    expect(await maintenance.bench.call('labels.list', {})).toMatchObject([{ label: LABEL, note: NOTE }])
  })

  test('a vault that somebody changed opens nothing, and one that is garbage says so', async () => {
    await maintenance.bench.call('vault.turnOn', ON)
    await maintenance.bench.close()
    const file = join(maintenance.bench.folder, 'vault.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/"id": "(..)/, (_all, start: string) => `"id": "${start === '00' ? '11' : '00'}`),
    )
    await maintenance.reopen()
    await expect(maintenance.bench.call('vault.unlock', { passphrase: PASSPHRASE })).rejects.toMatchObject({
      code: 'vault.wrongPassphrase',
    })
    await maintenance.bench.close()
    writeFileSync(file, '{"format":1}')
    await maintenance.reopen()
    expect((await maintenance.bench.call('app.info', {})).trouble).toMatchObject({ code: 'store.damaged' })
    await maintenance.bench.close()
    writeFileSync(file, text)
    await maintenance.reopen()
    await maintenance.bench.call('vault.unlock', { passphrase: PASSPHRASE })
  })
})

/** Encrypts by turning bytes over; its key is the computer it is on. */
const systemOf = (computer: number, strength: KeyStore['strength'] = 'sound'): KeyStore => ({
  strength,
  encrypt: (text) => Promise.resolve(Buffer.from([...Buffer.from(text)].map((byte) => byte ^ computer)).toString('base64')),
  decrypt: (base64) => Promise.resolve(Buffer.from([...Buffer.from(base64, 'base64')].map((byte) => byte ^ computer)).toString('utf8')),
})

describe("the system's key store", () => {
  test('opens the data here and nowhere else, where the passphrase still does; a weak one is refused', async () => {
    await maintenance.bench.close()
    await maintenance.reopen(undefined, systemOf(9, 'weak'))
    expect(await maintenance.bench.call('vault.state', {})).toMatchObject({ keyStore: 'weak' })
    await expect(maintenance.bench.call('vault.turnOn', { ...ON, bySystem: true })).rejects.toMatchObject({ code: 'vault.noKeyStore' })
    await maintenance.bench.close()
    await maintenance.reopen(undefined, systemOf(9))
    await labelled()
    await maintenance.bench.call('vault.turnOn', { ...ON, bySystem: true })
    await maintenance.bench.close()
    await maintenance.reopen(undefined, systemOf(9))
    expect(await maintenance.bench.call('labels.list', {})).toMatchObject([{ label: LABEL }])
    await maintenance.bench.close()
    await maintenance.reopen(undefined, systemOf(8))
    expect((await maintenance.bench.call('app.info', {})).trouble).toMatchObject({ code: 'store.locked' })
    await maintenance.bench.call('vault.unlock', { passphrase: PASSPHRASE })
    await maintenance.bench.call('vault.setBySystem', { passphrase: PASSPHRASE, bySystem: false })
    await maintenance.bench.close()
    await maintenance.reopen(undefined, systemOf(9))
    expect((await maintenance.bench.call('app.info', {})).trouble).toMatchObject({ code: 'store.locked' })
  })
})

describe('a backup of encrypted data', () => {
  test('is encrypted, and opens elsewhere by its passphrase alone', async () => {
    const { held } = await labelled()
    await maintenance.bench.call('vault.turnOn', ON)
    const file = await maintenance.backUp()
    await maintenance.bench.close()
    const other = tempFolder()
    await maintenance.reopen(other.path)
    const ticket = await maintenance.bench.upload(file)
    expect(await maintenance.bench.call('data.inspectBackup', { ticket })).toMatchObject({ isEncrypted: true, format: 2 })
    await expect(maintenance.bench.call('data.restore', { ticket })).rejects.toMatchObject({ code: 'backup.locked' })
    const again = await maintenance.bench.upload(file)
    await expect(maintenance.bench.call('data.restore', { ticket: again, passphrase: 'wrong' })).rejects.toMatchObject({
      code: 'vault.wrongPassphrase',
    })
    expect(await maintenance.bench.call('vault.state', {})).toMatchObject({ isEncrypted: false })
    await maintenance.bench.call('data.restore', { ticket: await maintenance.bench.upload(file), passphrase: PASSPHRASE })
    expect(await maintenance.hashes()).toEqual(held)
    expect(await maintenance.bench.call('vault.state', {})).toMatchObject({ isEncrypted: true, isOpen: true })
    expect(filesWith(WORDS, other.path)).toEqual([])
    await maintenance.bench.close()
    other.remove()
    await maintenance.reopen()
  })

  test('one in clear is encrypted before it takes the place of encrypted data', async () => {
    const { held } = await labelled()
    const file = await maintenance.backUp()
    await maintenance.bench.call('vault.turnOn', ON)
    const ticket = await maintenance.bench.upload(file)
    await maintenance.bench.call('data.restore', { ticket })
    rmSync(file)
    expect(await maintenance.hashes()).toEqual(held)
    expect(await maintenance.bench.call('vault.state', {})).toMatchObject({ isEncrypted: true, inClear: [] })
    expect(filesWith(WORDS)).toEqual([])
  })

  test('what was set aside in clear before is named, and erased if that is wanted', async () => {
    await labelled()
    const ticket = await maintenance.bench.upload(await maintenance.backUp())
    const { keptIn } = await maintenance.bench.call('data.restore', { ticket })
    rmSync(join(maintenance.folder(), 'backup.zip'))
    expect(await maintenance.bench.call('vault.turnOn', ON)).toMatchObject({ inClear: [keptIn] })
    await maintenance.bench.call('vault.turnOff', { passphrase: PASSPHRASE })
    expect(await maintenance.bench.call('vault.turnOn', { ...ON, eraseAside: true })).toMatchObject({ inClear: [] })
    expect(filesWith(WORDS)).toEqual([])
  })
})

test('who has forgotten the passphrase begins anew, and the encrypted files stay aside', async () => {
  await labelled()
  await maintenance.bench.call('vault.turnOn', ON)
  await maintenance.bench.close()
  await maintenance.reopen()
  const { keptIn } = await maintenance.bench.call('data.setAside', { what: 'everything' })
  expect((await maintenance.bench.call('app.info', {})).trouble).toBeNull()
  expect(await maintenance.bench.call('accounts.list', {})).toEqual([])
  expect(readdirSync(join(maintenance.bench.folder, keptIn)).toSorted()).toEqual(
    expect.arrayContaining(['archive.db', 'journal.db', 'vault.json']),
  )
})
