// The doctor, on healthy and on ill computers: each row fails by a real cause, and says what to do.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../../src/main/hosts/cli/doctor/finding.ts'
import { openUntrusted } from '../../faults/ownHosts.ts'
import { startPracticeServer, type PracticeServer } from '../../support/benches/practiceServer.ts'
import { OFFLINE, runCli, serveCli, type Served } from '../../support/programs/runCli.ts'
import { preloading } from '../../support/testDay.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-doctor-'))
const at = (name: string) => ['--data-dir', join(folder, name)]
const place = (name: string) => join(folder, name, 'practice')
const preload = (name: string) => preloading(new URL(`../../faults/${name}`, import.meta.url))
const chains = join(folder, 'chains.json')

let server: PracticeServer
beforeAll(async () => {
  server = await startPracticeServer({ seed: 1, file: ':memory:', clock: { now: Date.now } })
  writeFileSync(chains, JSON.stringify(server.chains))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
const own = () => ['--chains', chains, '--router', server.routerUrl]

interface Told {
  code: number | null
  findings: Finding[]
  hosts: { latencyMs: number | null; trouble: unknown }[]
}

async function ask(args: string[], env: Record<string, string> = {}): Promise<Told> {
  const { code, stdout, stderr } = await runCli(['doctor', '--json', ...args], { env })
  expect(stderr).toBe('')
  const told = JSON.parse(stdout) as Told & { isFine: boolean }
  expect(told.isFine).toBe(code === 0)
  return { ...told, code }
}

const named = ({ findings }: Told, name: string) => findings.find((finding) => finding.name === name)
/** Leaves out the problem of a computer without the system's library for USB devices, which the test machine may be. */
const problems = ({ findings }: Told) =>
  findings.filter(({ name, state }) => state === 'problem' && name !== 'Ledger').map(({ name }) => name)

async function started(name: string, work: (served: Served) => Promise<void> = () => Promise.resolve()): Promise<void> {
  const served = await serveCli(at(name))
  await work(served)
  await served.stop()
}

test('before the first start there is nothing wrong, nothing is asked and nothing is made', async () => {
  const told = await ask(at('none'), OFFLINE)
  expect(problems(told)).toEqual([])
  expect(told.hosts).toEqual([])
  expect(named(told, 'Data folder')?.what).toContain('None yet')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test('without --json it prints a line for each row and a verdict', async () => {
  const { code, stdout } = await runCli(['doctor', '--offline', ...at('none')])
  const lacksLibrary = /^PROBLEM {2}Ledger: The USB library can’t be used/m.test(stdout)
  expect(code).toBe(lacksLibrary ? 1 : 0)
  expect(stdout).toMatch(/^ok {7}Waybill: \d/)
  expect(stdout).toContain('ok       Hosts: Not checked (--offline).')
  expect(stdout).toMatch(lacksLibrary ? /\n1 problem found\.\n$/ : /\nNo problems found\.\n$/)
})

test('beside a running app it looks into the databases, and the app goes on', async () => {
  await started('running', async ({ origin }) => {
    const told = await ask(at('running'))
    expect(problems(told)).toEqual([])
    expect(named(told, 'Running')).toMatchObject({ state: 'note' })
    expect(named(told, 'journal.db')?.what).toMatch(/^OK: .*, schema \d+/)
    expect((await fetch(origin)).status).toBe(200)
  })
  const after = await ask(at('running'))
  expect(named(after, 'Running')).toMatchObject({ state: 'fine' })
  expect(named(after, 'Log')?.what).toMatch(/^1 file, /)
})

test('every host that answers is told with its time, and the clock is held against them', async () => {
  const told = await ask([...own(), ...at('none')])
  expect(problems(told)).toEqual([])
  expect(told.hosts.length).toBeGreaterThan(5)
  expect(told.hosts.every(({ latencyMs, trouble }) => latencyMs !== null && trouble === null)).toBe(true)
  expect(named(told, 'Clock')).toMatchObject({ state: 'fine' })
})

test('a host that refuses is a problem, the others are not', async () => {
  server.practice.faults.setFault('indexer', { status: 502, body: 'bad gateway', contentType: 'text/plain' })
  try {
    const told = await ask([...own(), ...at('none')])
    expect(told.code).toBe(1)
    expect(named(told, 'Hosts')).toMatchObject({ state: 'note' })
    expect(new Set(problems(told))).toEqual(new Set([`Host ${new URL(server.baseUrl).host}`]))
    const refusing = told.findings.filter(({ name, state }) => name.startsWith('Host ') && state === 'problem')
    expect(refusing.every(({ what }) => what.includes('(indexer, '))).toBe(true)
  } finally {
    server.practice.faults.setFault('indexer', null)
  }
})

test('a host that cannot prove who it is is told as one and not asked, whatever the environment says', async () => {
  const untrusted = await openUntrusted()
  try {
    const elsewhere = join(folder, 'elsewhere.json')
    writeFileSync(elsewhere, JSON.stringify(server.chains).replaceAll(server.baseUrl, untrusted.url))
    const told = await ask(['--chains', elsewhere, ...at('none')])
    expect(told.code).toBe(1)
    expect(named(told, 'Hosts')).toMatchObject({
      state: 'problem',
      what: expect.stringContaining('isn’t valid, so Waybill won’t connect to it'),
    })
    expect(named(told, 'Hosts')?.todo).toContain('wrong clock')
    expect(named(told, 'Certificates')).toBeUndefined()
    const waived = await ask(['--chains', elsewhere, ...at('none')], { NODE_TLS_REJECT_UNAUTHORIZED: '0' })
    expect(named(waived, 'Hosts')).toEqual(named(told, 'Hosts'))
    expect(named(waived, 'Certificates')).toMatchObject({ state: 'note', what: expect.stringContaining('Waybill ignores') })
    expect(untrusted.count()).toBe(0)
  } finally {
    untrusted.close()
  }
})

test('a clock that is wrong by an hour is a problem', async () => {
  const clock = join(folder, 'clock')
  writeFileSync(clock, String(-3_600_000))
  const told = await ask([...own(), ...at('none')], { ...preload('ownClock.ts'), FAULTS_CLOCK: clock })
  expect(problems(told)).toEqual(['Clock'])
  expect(named(told, 'Clock')?.what).toMatch(/^This computer’s clock is (3599|360\d) seconds behind the hosts\.$/)
})

test('a proxy in the environment is told, used or not, without what it is called by', async () => {
  const proxy = { HTTPS_PROXY: 'http://somebody:secret@127.0.0.1:1' }
  const told = await ask([...at('none')], proxy)
  expect(named(told, 'Proxy')).toMatchObject({ state: 'note', what: 'Waybill ignores the proxy in HTTPS_PROXY.' })
  expect(JSON.stringify(told)).not.toContain('secret')
  const used = await ask(at('none'), { ...proxy, NODE_USE_ENV_PROXY: '1' })
  expect(named(used, 'Proxy')?.what).toContain('contacted through the proxy')
})

test('databases that are closed are looked through and left as they were, with nothing beside them', async () => {
  await started('closed')
  const state = () =>
    readdirSync(place('closed')).map((name) => ({ name, bytes: readFileSync(join(place('closed'), name)).toString('base64') }))
  const before = state()
  expect(before.map(({ name }) => name)).not.toContain('journal.db-wal')
  expect(named(await ask(at('closed')), 'journal.db')).toMatchObject({ state: 'fine' })
  expect(state()).toEqual(before)
})

test('a damaged database is a problem, and nothing is repaired or set aside', async () => {
  await started('damaged')
  truncateSync(join(place('damaged'), 'journal.db'), 5000)
  const before = readdirSync(place('damaged'))
  const told = await ask(at('damaged'))
  expect(problems(told)).toEqual(['journal.db'])
  expect(named(told, 'journal.db')?.todo).toContain('restore a backup')
  expect(named(told, 'archive.db')).toMatchObject({ state: 'fine' })
  expect(readdirSync(place('damaged'))).toEqual(before)
})

test('preferences that cannot be understood are told and left where they are', async () => {
  await started('odd')
  writeFileSync(join(folder, 'odd', 'preferences.json'), '{"theme":')
  expect(named(await ask(at('odd')), 'Preferences')).toMatchObject({ state: 'note' })
  expect(readdirSync(join(folder, 'odd'))).not.toContain('preferences.damaged.json')
})

test('a log that has grown beyond its bounds is a problem', async () => {
  await started('long')
  truncateSync(join(folder, 'long', 'waybill.log'), 3_000_000)
  expect(problems(await ask(at('long')))).toEqual(['Log'])
})

test.skipIf(process.platform === 'win32')('folders and files that this user may not read are problems', async () => {
  await started('closed')
  for (const [path, mode, row] of [
    [join(folder, 'closed'), 0o000, 'Data folder'],
    [place('closed'), 0o500, 'Data folder'],
    [join(place('closed'), 'journal.db'), 0o400, 'Databases'],
  ] as const) {
    chmodSync(path, mode)
    const told = await ask([...at('closed'), '--network', 'practice'], preload('noRights.ts'))
    chmodSync(path, mode === 0o400 ? 0o600 : 0o700)
    expect(problems(told)).toContain(row)
    expect(told.findings.find(({ name, state }) => name === row && state === 'problem')?.todo).toContain('Fix its permissions')
  }
})

test('encrypted data is told without a passphrase, and looked into with one', async () => {
  await started('secret', async ({ origin, token }) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ passphrase: 'correct horse battery', bySystem: false, eraseAside: false })
    expect(await (await fetch(`${origin}/api/vault.turnOn`, { method: 'POST', headers, body })).json()).toMatchObject({ ok: true })
  })
  const locked = await ask(at('secret'))
  expect(problems(locked)).toEqual([])
  expect(named(locked, 'Encryption')).toMatchObject({ state: 'note', what: expect.stringContaining('is encrypted') })
  const file = join(folder, 'passphrase')
  writeFileSync(file, 'correct horse battery\n')
  const opened = await ask([...at('secret'), '--passphrase-file', file])
  expect(named(opened, 'Encryption')).toMatchObject({ state: 'fine' })
  expect(named(opened, 'journal.db')?.what).toMatch(/^OK: /)
  writeFileSync(file, 'another\n')
  expect(problems(await ask([...at('secret'), '--passphrase-file', file]))).toEqual(['Databases'])
})
