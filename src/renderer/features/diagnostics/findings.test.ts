// Checks what is reported as a problem, and what is not.
import { expect, test } from 'vitest'
import type { Health, HostHealth } from '../../../shared/contract/settings/health.ts'
import type { SyncTargetState } from '../../../shared/contract/status.ts'
import { findingsOf, lacksRule, type Around } from './findings.ts'

const GIB = 1024 ** 3
const NEVER: HostHealth = {
  host: 'never.example',
  lastSuccessAt: null,
  lastFailureAt: null,
  failure: null,
  latencyMs: null,
  pausedUntil: null,
  restsSince: null,
  skewMs: null,
}
const up = (host: string, skewMs = 0): HostHealth => ({ ...NEVER, host, lastSuccessAt: 10, latencyMs: 5, skewMs })
const down = (host: string, kind: 'timeout' | 'noName' = 'timeout'): HostHealth => ({
  ...NEVER,
  host,
  lastSuccessAt: 10,
  lastFailureAt: 20,
  failure: { kind, detail: '' },
})
const database = { file: 'journal' as const, bytes: 4096, pendingBytes: 0, schema: 3, expected: 3 }
const WELL: Health = {
  at: 30,
  version: '1.0.0',
  host: 'electron',
  network: 'mainnet',
  system: { platform: 'linux', release: '6', arch: 'x64', node: '24', electron: '40', isSandboxed: true },
  startedAt: 0,
  hosts: [up('a.example'), NEVER],
  data: { folder: '~', canWrite: true, freeBytes: 50 * GIB, databases: [database], isEncrypted: false, checked: null },
  device: { problem: null, ledgers: 0, hasRule: true },
}
const stream: SyncTargetState = {
  accountId: 'one',
  chainId: 'a-1',
  stream: 'txs',
  activity: 'idle',
  rows: 5,
  isComplete: true,
  from: 1,
  to: 9,
  gaps: 0,
  missing: [],
  isOffered: true,
  resetAt: null,
  audit: null,
  checkedAt: 10,
  nextTryAt: null,
  error: null,
}
const withData = (data: Partial<Health['data']>): Health => ({ ...WELL, data: { ...WELL.data, ...data } })
const SIGNS = { sync: null, hasLedgerAccount: true }
const kinds = (health: Health, around: Partial<Around> = {}) => findingsOf(health, { ...SIGNS, ...around }).map(({ kind }) => kind)

test('nothing where all is well, or nothing is known', () => {
  expect(kinds(WELL)).toEqual([])
  expect(kinds({ ...WELL, hosts: [NEVER] })).toEqual([])
  expect(kinds(withData({ freeBytes: null, databases: [] }))).toEqual([])
})

test('pages without a sandbox, where the app shows them itself', () => {
  expect(kinds({ ...WELL, system: { ...WELL.system, isSandboxed: false } })).toEqual(['noSandbox'])
  expect(kinds({ ...WELL, system: { ...WELL.system, isSandboxed: null } })).toEqual([])
})

test('data that cannot be written, read, trusted or grow', () => {
  expect(kinds(withData({ canWrite: false, freeBytes: 1000, checked: { at: 1, isSound: false } }))).toEqual([
    'cannotWrite',
    'unsound',
    'littleSpace',
  ])
  expect(findingsOf(withData({ databases: [{ ...database, schema: 4 }] }), SIGNS)).toEqual([
    { kind: 'database', file: 'journal', state: 'fromFuture' },
  ])
  const unreadable = [{ ...database, schema: null }]
  expect(findingsOf(withData({ databases: unreadable }), SIGNS)).toEqual([{ kind: 'database', file: 'journal', state: 'unreadable' }])
  expect(kinds(withData({ databases: unreadable, isEncrypted: true }))).toEqual([])
})

test('hosts that fail are told by what fails; where none answers, that alone', () => {
  const hosts = [up('a.example'), down('b.example'), down('c.example'), down('d.example', 'noName')]
  expect(findingsOf({ ...WELL, hosts }, SIGNS)).toEqual([
    { kind: 'hosts', failure: 'timeout', hosts: ['b.example', 'c.example'] },
    { kind: 'hosts', failure: 'noName', hosts: ['d.example'] },
  ])
  expect(kinds({ ...WELL, hosts: [down('b.example'), NEVER] })).toEqual(['noHost'])
})

test('one host with a wrong clock is its own affair, most of them are ours', () => {
  expect(kinds({ ...WELL, hosts: [up('a'), up('b'), up('c', -400_000)] })).toEqual([])
  expect(findingsOf({ ...WELL, hosts: [up('a', 300_000), up('b', 310_000), up('c', 0)] }, SIGNS)).toEqual([
    { kind: 'clock', skewMs: 300_000 },
  ])
})

test('the device where a real one would be used', () => {
  const problem = 'cannot open shared object file'
  const device = { problem, ledgers: 0, hasRule: false }
  expect(findingsOf({ ...WELL, device }, SIGNS)).toEqual([{ kind: 'device', problem }])
  expect(kinds({ ...WELL, device: { ...device, problem: null } })).toEqual(['noRule'])
  expect(kinds({ ...WELL, device, network: 'practice' })).toEqual([])
})

test('the rule of Linux where somebody has a Ledger, and not for who only watches', () => {
  const device = { problem: null, ledgers: 0, hasRule: false }
  const watches = { hasLedgerAccount: false }
  expect(kinds({ ...WELL, device }, watches)).toEqual([])
  expect(kinds({ ...WELL, device: { ...device, ledgers: 1 } }, watches)).toEqual(['noRule'])
  expect(kinds({ ...WELL, device: { ...device, problem: 'cannot open' } }, watches)).toEqual(['device'])
})

test('chains whose history has gaps or fails', () => {
  const sync = {
    isOnline: true,
    chainTips: [],
    streams: [stream, { ...stream, chainId: 'b-1', gaps: 2 }, { ...stream, gaps: 1, isOffered: false }],
  }
  expect(findingsOf(WELL, { ...SIGNS, sync })).toEqual([{ kind: 'history', chainIds: ['b-1'] }])
  expect(kinds({ ...WELL, hosts: [down('b.example')] }, { sync })).toEqual(['noHost'])
})

test('a missing udev rule is known where no Ledger is needed, and a problem only where one is', () => {
  const lacking = { ...WELL, device: { problem: null, ledgers: 0, hasRule: false } }
  const practice = { ...lacking, network: 'practice' as const }
  expect(lacksRule(practice)).toBe(true)
  expect(findingsOf(practice, { sync: null, hasLedgerAccount: true })).toEqual([])
  expect(findingsOf(lacking, { sync: null, hasLedgerAccount: true })).toEqual([{ kind: 'noRule' }])
  expect(lacksRule(WELL)).toBe(false)
})
