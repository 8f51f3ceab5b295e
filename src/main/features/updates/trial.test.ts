// Tests the start that installs an update with programs that open a window, fail, hang, or cannot be run.
import { createHash, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { stageRelease, type ProgramPlace } from './replaceProgram.ts'
import { signRelease } from './signedRelease.ts'
import { updateAtStart } from './trial.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const PUBLIC = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')
const NAME = 'Waybill-0.10.0-linux-x86_64.AppImage'
const OLD = '#!/bin/sh\necho "$@" > "$(dirname "$0")/old"\n'

let root = ''
let place: ProgramPlace
let told: string[] = []
let unlocked = 0
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waybill-trial-'))
  place = { folder: join(root, 'data'), program: join(root, 'Waybill.AppImage'), system: { platform: 'linux', arch: 'x64' } }
  told = []
  unlocked = 0
  writeFileSync(place.program, OLD, { mode: 0o755 })
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true, maxRetries: 3 })
})

function stage(script: string): void {
  mkdirSync(join(place.folder, 'updates'), { recursive: true })
  writeFileSync(join(place.folder, 'updates', NAME), script)
  const file = { name: NAME, bytes: Buffer.byteLength(script), sha512: createHash('sha512').update(script).digest('hex') }
  const dates = { signedAt: '2026-11-20T00:00:00Z', goodUntil: '2027-02-20T00:00:00Z' }
  stageRelease(place.folder, signRelease({ app: 'waybill', format: 1, version: '0.10.0', ...dates, files: [file] }, privateKey))
}

const begin = (current = '0.9.0', timeoutMs = 20_000) =>
  updateAtStart({
    place,
    rules: { publicKey: PUBLIC, current, newestSeen: null, now: Date.parse('2026-11-23T00:00:00Z') },
    args: ['--network', 'practice'],
    unlock: () => (unlocked += 1),
    log: createLog(Date.now, (line) => told.push(line)),
    timeoutMs,
  })
const program = () => readFileSync(place.program, 'utf8')

describe.skipIf(process.platform === 'win32')('a start with an update', () => {
  it('goes on at once without one', async () => {
    expect(await begin()).toBe('goOn')
    expect([unlocked, told]).toEqual([0, []])
  })

  it('leaves to a new version that opens its window, with the same arguments', async () => {
    const script = '#!/bin/sh\necho "$@" > "$(dirname "$0")/new"\nrm "$(dirname "$0")/data/update-trial.json"\nsleep 0.3\n'
    stage(script)
    expect(await begin()).toBe('leave')
    expect([program(), unlocked, readFileSync(join(root, 'new'), 'utf8')]).toEqual([script, 1, '--network practice\n'])
  })

  it.each([
    ['ends before', '#!/bin/sh\nexit 1\n', undefined],
    ['ends as if all were well', '#!/bin/sh\nexit 0\n', undefined],
    ['cannot be run', 'no program\n', undefined],
    ['hangs', '#!/bin/sh\nexec sleep 30\n', 500],
  ])('goes on with the old version where the new one %s', async (_what, script, timeoutMs) => {
    stage(script)
    expect(await begin('0.9.0', timeoutMs)).toBe('goOn')
    expect(program()).toBe(OLD)
    expect(told.join('\n')).toContain('update.wentBack')
    expect(await begin()).toBe('goOn')
  })

  it('goes back when the new version itself was started in vain again and again', async () => {
    stage('#!/bin/sh\nexec sleep 30\n')
    await begin('0.9.0', 1)
    writeFileSync(join(root, '.Waybill.AppImage.previous'), OLD, { mode: 0o755 })
    writeFileSync(place.program, 'new', { mode: 0o755 })
    writeFileSync(join(place.folder, 'update-trial.json'), JSON.stringify({ version: '0.10.0', starts: 2 }))
    expect(await begin('0.10.0')).toBe('leave')
    expect(program()).toBe(OLD)
    await expect.poll(() => existsSync(join(root, 'old'))).toBe(true)
  })

  it('goes on with the old version where the staged file was changed', async () => {
    stage(OLD)
    writeFileSync(join(place.folder, 'updates', NAME), `${OLD}# more\n`)
    expect(await begin()).toBe('goOn')
    expect(told.join('\n')).toContain('update.changed')
    expect(unlocked).toBe(0)
  })
})
