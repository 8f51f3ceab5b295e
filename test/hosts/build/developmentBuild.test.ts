// What only a development build has: the emulated Ledger and the gallery. The build that is packaged has no code of either.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serveProgram, type Served } from '../../support/programs/runCli.ts'
import { virtualLedgerOverTcp } from '../../support/device/tcpLedger.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'waybill-development-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Every program of the main process and of its threads, or every script of the page. */
function programs(out: string, part: 'main' | 'renderer' = 'main'): string {
  const folder = join(root, out, part)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(1)
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

const serve = (out: string, args: string[], apdu: string) =>
  serveProgram([join(root, out, 'main/cli.js'), 'serve', '--data-dir', join(folder, out), ...args], { WAYBILL_APDU: apdu })

async function call(served: Served, method: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${served.token}`, 'content-type': 'application/json' }
  const response = await fetch(`${served.origin}/api/${method}`, { method: 'POST', headers, body: '{}' })
  return response.json()
}

describe('the build that is packaged', () => {
  it.each(['WAYBILL_APDU', 'Emulated Ledger', 'emulated Ledger disconnected', 'ledgersOverTcp', 'readTcpAddress'])(
    'has no “%s”',
    (word) => {
      expect(programs('out').includes(word)).toBe(false)
      expect(programs('out-dev').includes(word)).toBe(true)
    },
  )

  it.each(['drawGallery', 'Transfers at their end', 'Donaudampfschiff', 'quote 1'])('has no “%s” in its page', (word) => {
    expect(programs('out', 'renderer').includes(word)).toBe(false)
    expect(programs('out-dev', 'renderer').includes(word)).toBe(true)
  })

  it('takes no emulated Ledger, even when it is told of one', async () => {
    const emulator = await virtualLedgerOverTcp()
    const served = await serve('out', ['--network', 'practice'], `tcp://127.0.0.1:${emulator.port}`)
    expect(await call(served, 'app.info')).toMatchObject({ value: { emulatedLedger: null } })
    expect(await call(served, 'device.check')).toMatchObject({ value: { model: 'Flex' } })
    await served.stop()
    await emulator.close()
  })
})

describe('a development build', () => {
  it.each(['practice', 'testnet'])('uses the emulated Ledger with the network %s, and says where it is', async (network) => {
    const emulator = await virtualLedgerOverTcp()
    const served = await serve('out-dev', ['--network', network], `tcp://127.0.0.1:${emulator.port}`)
    expect(await call(served, 'app.info')).toMatchObject({ value: { emulatedLedger: `127.0.0.1:${emulator.port}` } })
    expect(await call(served, 'device.check')).toMatchObject({ value: { state: 'ready', model: 'Emulated Ledger', app: 'Ethereum' } })
    expect(await call(served, 'practice.screen')).toEqual({ ok: true, value: null })
    await served.stop()
    await emulator.close()
  })

  it('has the usual devices when none is named', async () => {
    const served = await serve('out-dev', ['--network', 'practice'], '')
    expect(await call(served, 'app.info')).toMatchObject({ value: { emulatedLedger: null } })
    expect(await call(served, 'device.check')).toMatchObject({ value: { model: 'Flex' } })
    await served.stop()
  })

  it('does not start with one on another computer', async () => {
    await expect(serve('out-dev', ['--network', 'practice'], 'tcp://192.168.1.4:9999')).rejects.toThrow(
      'WAYBILL_APDU must be a port on this computer, such as tcp://127.0.0.1:9999, not “tcp://192.168.1.4:9999”.',
    )
  })
})
