// Tests that the log contains no secrets, whatever the facts are, and stays small.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { LOG_FILES, openLogFile } from './logFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-log-'))
const file = join(folder, 'waybill.log')
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})

const complain = (sentence: string): never => {
  throw new Error(sentence)
}
const everything = () =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

test('a line is JSON with the time, the level, the event and plain facts', () => {
  const lines: string[] = []
  createLog(
    () => 0,
    (line) => lines.push(line),
  ).info('sync.page', { chain: 'interwoven-1', rows: 12, account: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz' })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { at: '1970-01-01T00:00:00.000Z', level: 'info', event: 'sync.page', chain: 'interwoven-1', rows: 12, account: '…' },
  ])
})

/** Secrets recognised by their form, under any name. */
const BY_FORM = {
  address: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz',
  foreign: 'cosmosvaloper1sjllsnramtg3ewxqwwrwjxfgc4n4ef9u2lcnj0',
  evm: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  hash: 'A3'.repeat(32),
  apdu: 'e0040000ff8000003c80000000800000000000000000f86d',
  token: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
  signature: `${'Ab3+'.repeat(21)}Zg==`,
  home: homedir(),
}
/** Secrets recognised only by name. */
const BY_NAME = {
  memo: 'rent for may',
  label: 'Aunt Erna',
  note: 'owes me',
  text: 'a text to sign',
  recipient: 'erna.init',
  passphrase: 'correct horse',
}

const FORMS: ((secret: string) => [string, Record<string, unknown>])[] = [
  (secret) => ['event', { value: secret }],
  (secret) => ['event', { deep: { list: [{ more: secret }] } }],
  (secret) => ['event', { message: `The account ${secret} is not in Waybill.` }],
  (secret) => ['event', { url: `https://host/x/${secret}?q=${secret}` }],
  (secret) => ['event', { reason: `there is “${secret}” already` }],
  (secret) => ['event', { [secret]: 1 }],
  (secret) => [`event.${secret}`, {}],
]

test('no secret that has a form of its own reaches the file, under whatever name and however deep', () => {
  const log = createLog(() => 0, openLogFile(file, complain))
  for (const secret of Object.values(BY_FORM)) {
    for (const form of FORMS) {
      const [event, facts] = form(secret)
      log.info(event, facts)
      log.error('bug', new Error(`failed at ${secret}`, { cause: secret }), facts)
    }
  }
  for (const [name, secret] of Object.entries(BY_FORM)) expect(everything().includes(secret), name).toBe(false)
})

test('no words of the user reach the file under the names that they have, nor where a sentence quotes them', () => {
  const log = createLog(() => 0, openLogFile(file, complain))
  for (const [name, secret] of Object.entries(BY_NAME)) {
    log.info('event', { [name]: secret, deep: { list: [{ [`tx${name}`]: secret }] } })
    log.warn('event', { message: `There is no search “${secret}”.` })
  }
  for (const [name, secret] of Object.entries(BY_NAME)) expect(everything().includes(secret), name).toBe(false)
})

test('what helps to find a fault stays', () => {
  const log = createLog(() => 0, openLogFile(file, complain))
  const facts = { code: 'network.badReply', stream: 'interwoven-1 txs', field: '“balances.0.amount” does not fit', ms: 120 }
  log.warn('sync.failed', facts)
  expect(JSON.parse(everything())).toMatchObject(facts)
})

test('the files stay few, small, and their user’s alone', () => {
  writeFileSync(file, 'of an older version, open to all\n', { mode: 0o644 })
  const write = openLogFile(file, complain, 10_000)
  for (let count = 0; count < 1000; count += 1) write(`${count} ${'x'.repeat(100)}`)
  const names = readdirSync(folder)
  expect(names).toHaveLength(LOG_FILES)
  for (const name of names) {
    expect(statSync(join(folder, name)).size).toBeLessThan(11_000)
    if (process.platform !== 'win32') expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  }
  expect(readFileSync(file, 'utf8')).toContain('999 ')
})

test('a log that cannot be written says so once and goes on when it can', () => {
  const said: string[] = []
  const place = join(folder, 'waybill.log')
  const blocked = join(place, 'log')
  writeFileSync(place, '')
  const write = openLogFile(blocked, (sentence) => said.push(sentence))
  write('a')
  write('b')
  expect(said).toHaveLength(1)
  rmSync(place)
  write('c')
  expect(readFileSync(blocked, 'utf8')).toBe('c\n')
  rmSync(place, { recursive: true })
})
