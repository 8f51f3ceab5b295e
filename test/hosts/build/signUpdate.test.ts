// Checks the command that makes keys and signs a release: a signed release is accepted, and a file changed afterwards is not.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'waybill-sign-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})
const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'signUpdate.mjs')
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

test('keys are made once, a release is signed and checked', () => {
  const key = join(folder, 'key.pem')
  const made = run('keys', '--out', key)
  expect(made.status).toBe(0)
  const publicKey = made.stdout.trim().split('\n').at(-1) ?? ''
  expect(Buffer.from(publicKey, 'base64')).toHaveLength(32)
  if (process.platform !== 'win32') expect(lstatSync(key).mode & 0o777).toBe(0o600)
  const before = readFileSync(key, 'utf8')
  expect(run('keys', '--out', key).status).toBe(1)
  expect(readFileSync(key, 'utf8')).toBe(before)

  expect(run('sign', '--key', key, '--from', folder).stderr).toContain('nothing to sign')
  const artifact = join(folder, 'Waybill-0.1.0-linux-x64.AppImage')
  writeFileSync(artifact, 'a program')
  expect(run('sign', '--key', key, '--from', folder).status).toBe(0)
  expect(existsSync(join(folder, 'release.json'))).toBe(true)
  expect(run('check', '--public', publicKey, '--from', folder)).toMatchObject({ status: 0 })
  expect(run('check', '--public', Buffer.alloc(32, 1).toString('base64'), '--from', folder).status).toBe(1)
  appendFileSync(artifact, 'x')
  expect(run('check', '--public', publicKey, '--from', folder).stderr).toContain('is not the file that was signed')
})

test('without a command it says how it is used', () => {
  expect(run()).toMatchObject({ status: 2 })
  expect(run('sign')).toMatchObject({ status: 2 })
})
